/**
 * The screen: which popups are on, and what do they bring?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { HelpLink } from '../../../admin/help-link';
import { ScreenHead } from '../../../admin/screen-head';
import { useKeys } from '../../../admin/use-keys';
import { List } from './list';
import { usePopups } from './use-popups';

interface Props {
	/** Where a popup is made. */
	readonly newPopup: string;
	/** WordPress' own list, with the bin. */
	readonly all: string;
}

type AddProps = Pick< Props, 'newPopup' >;

const Add = ( { newPopup }: AddProps ) => (
	<Button variant="primary" href={ newPopup } __next40pxDefaultSize>
		{ __( 'Add popup', 'brolga' ) }
	</Button>
);

const NoPopups = ( { newPopup }: AddProps ) => (
	<div className="brolga-empty">
		<h2>{ __( 'No popups yet', 'brolga' ) }</h2>
		<p>
			{ __(
				'A popup shows an offer, a sign-up or a notice on click, after a while, or when a visitor is about to leave. Start with one of six designs.',
				'brolga'
			) }{ ' ' }
			<HelpLink
				topic="popups"
				title={ __( 'No popups yet', 'brolga' ) }
			/>
		</p>
		<div className="brolga-empty__actions">
			<Add newPopup={ newPopup } />
		</div>
	</div>
);

const About = ( { days }: { readonly days: number } ) => (
	<p className="brolga-popups__about">
		{ sprintf(
			/* translators: %d: a number of days. */
			_n(
				'Last %d day, without bots and people who can edit this site. “Shown” and “Conversions” count each visitor (by IP address) once per popup within 24 hours.',
				'Last %d days, without bots and people who can edit this site. “Shown” and “Conversions” count each visitor (by IP address) once per popup within 24 hours.',
				days,
				'brolga'
			),
			days
		) }
	</p>
);

export function PopupsScreen( { newPopup, all }: Props ) {
	const { popups, days, busy, error, turn } = usePopups();
	useKeys( [
		{
			key: 'n',
			words: __( 'Add popup', 'brolga' ),
			act: () => window.location.assign( newPopup ),
		},
	] );
	return (
		<>
			<ScreenHead title={ __( 'Popups', 'brolga' ) }>
				{ popups && popups.length > 0 && <Add newPopup={ newPopup } /> }
			</ScreenHead>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! popups && error === '' && <Spinner /> }
			{ popups?.length === 0 && <NoPopups newPopup={ newPopup } /> }
			{ popups && popups.length > 0 && (
				<>
					<About days={ days } />
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
