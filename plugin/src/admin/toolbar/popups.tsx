/**
 * The popups of the page.
 */
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isFor, type PopupSettings } from '../../modules/popups/model';
import { config } from '../../runtime/config';
import type { PageEvent } from '../../runtime/events';
import type { PagePopup } from './model';

interface Island {
	readonly popups_by_id: Readonly< Record< string, PopupSettings > >;
}

/** Opens a popup as a link on the page does. */
function open( { element }: PagePopup ): void {
	const link = document.createElement( 'a' );
	link.href = `#${ element }`;
	document.body.append( link );
	link.click();
	link.remove();
}

/** Why it does not open by itself, where that is so. */
function hindrance( { id, on }: PagePopup, isHere: boolean ): string {
	if ( ! on ) {
		return __(
			'Visitors don’t see it, because it isn’t published.',
			'brolga'
		);
	}
	if ( ! isHere ) {
		return __( 'Turned off for this screen size.', 'brolga' );
	}
	return document.cookie.includes( `dxnteHours${ id }=` )
		? __(
				'You closed it, so it won’t open automatically for now.',
				'brolga'
			)
		: '';
}

interface Props {
	readonly popups: readonly PagePopup[];
	/** Hears of what happens on the page. */
	readonly host: HTMLElement;
}

export function Popups( { popups, host }: Props ) {
	const opener = useRef< { element: string; button: HTMLElement } >();
	useEffect( () => {
		const signal = new AbortController();
		document.addEventListener(
			'brolga:event',
			( event ) => {
				const { detail } = event as CustomEvent< PageEvent >;
				// The link that opened it is gone.
				const by = opener.current;
				if (
					by &&
					detail.name === 'popup_closed' &&
					detail.source === by.element
				) {
					opener.current = undefined;
					if ( ! host.hidden ) {
						by.button.focus();
					}
				}
			},
			{ signal: signal.signal }
		);
		return () => signal.abort();
	}, [ host ] );

	if ( popups.length === 0 ) {
		return (
			<p className="empty">
				{ __( 'This page has no popup.', 'brolga' ) }
			</p>
		);
	}
	const settings = config< Island >().popups_by_id ?? {};
	return (
		<>
			{ popups.map( ( popup ) => {
				const own = settings[ popup.id ];
				const isHere = ! own || isFor( own, window.innerWidth );
				const why = hindrance( popup, isHere );
				return (
					<section key={ popup.id }>
						<h3>
							{ popup.name }
							<span
								className={ `pill ${
									popup.on ? 'is-good' : ''
								}` }
							>
								{ popup.on
									? __( 'Active', 'brolga' )
									: __( 'Inactive', 'brolga' ) }
							</span>
						</h3>
						<p className="quiet">
							{ popup.trigger }
							{ why !== '' && (
								<>
									<br />
									{ why }
								</>
							) }
						</p>
						<div className="actions">
							<button
								type="button"
								className="button"
								disabled={ ! isHere }
								aria-label={ sprintf(
									/* translators: %s: a popup. */
									__( 'Open now: %s', 'brolga' ),
									popup.name
								) }
								onClick={ ( { currentTarget } ) => {
									opener.current = {
										element: popup.element,
										button: currentTarget,
									};
									open( popup );
								} }
							>
								{ __( 'Open now', 'brolga' ) }
							</button>
							{ popup.edit !== '' && (
								<a
									className="more"
									href={ popup.edit }
									aria-label={ sprintf(
										/* translators: %s: a popup. */
										__( 'Edit: %s', 'brolga' ),
										popup.name
									) }
								>
									{ __( 'Edit', 'brolga' ) }
								</a>
							) }
						</div>
					</section>
				);
			} ) }
		</>
	);
}
