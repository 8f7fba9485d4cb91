/**
 * The screen: which popups are on, and what do they bring?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/popups';
import type { PopupLine } from '../../rest/popups';
import { ScreenHead } from '../shared/screen-head';
import { List } from './list';

interface Props {
	/** Where a popup is made. */
	readonly newPopup: string;
	/** WordPress' own list, with the bin. */
	readonly all: string;
}

export function PopupsScreen( { newPopup, all }: Props ) {
	const [ popups, setPopups ] = useState< readonly PopupLine[] >();
	const [ days, setDays ] = useState( 30 );
	const [ busy, setBusy ] = useState( 0 );
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		let isCurrent = true;
		rest.list().then(
			( found ) => {
				if ( isCurrent ) {
					setPopups( found.popups );
					setDays( found.days );
				}
			},
			( reason: unknown ) => isCurrent && setError( messageOf( reason ) )
		);
		return () => {
			isCurrent = false;
		};
	}, [] );

	const turn = ( { id }: PopupLine, on: boolean ): void => {
		setBusy( id );
		setError( '' );
		rest.turn( id, on )
			.then(
				( changed ) =>
					setPopups( ( before ) =>
						before?.map( ( one ) =>
							one.id === id ? changed : one
						)
					),
				( reason: unknown ) => setError( messageOf( reason ) )
			)
			.finally( () => setBusy( 0 ) );
	};

	return (
		<>
			<ScreenHead title={ __( 'Popups', 'brolga' ) }>
				{ popups && popups.length > 0 && (
					<Button
						variant="primary"
						href={ newPopup }
						__next40pxDefaultSize
					>
						{ __( 'Add popup', 'brolga' ) }
					</Button>
				) }
			</ScreenHead>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! popups && error === '' && <Spinner /> }
			{ popups?.length === 0 && (
				<div className="brolga-empty">
					<h2>{ __( 'No popups yet', 'brolga' ) }</h2>
					<p>
						{ __(
							'A popup shows an offer, a sign-up or a notice over your pages: on a click, after a while, or when a visitor is about to leave. Begin with one of six designs.',
							'brolga'
						) }
					</p>
					<div className="brolga-empty__actions">
						<Button
							variant="primary"
							href={ newPopup }
							__next40pxDefaultSize
						>
							{ __( 'Add popup', 'brolga' ) }
						</Button>
					</div>
				</div>
			) }
			{ popups && popups.length > 0 && (
				<>
					<p className="brolga-popups__about">
						{ sprintf(
							/* translators: %d: a number of days. */
							_n(
								'Numbers for the last %d day, without bots and people who can edit this site.',
								'Numbers for the last %d days, without bots and people who can edit this site.',
								days,
								'brolga'
							),
							days
						) }
					</p>
					<List popups={ popups } busy={ busy } onTurn={ turn } />
					<p>
						<a href={ all }>
							{ __( 'All popups and the Trash', 'brolga' ) }
						</a>
					</p>
				</>
			) }
		</>
	);
}
