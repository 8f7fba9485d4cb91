/**
 * The popups of the page.
 */
import { __, sprintf } from '@wordpress/i18n';
import { isFor, type PopupSettings } from '../../../popups/view/popups/model';
import { config } from '../../../runtime/config';
import type { PagePopup } from './model';
import { useOpener } from './use-opener';

interface PageConfig {
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
			'Visitors do not see this popup, because it is not published.',
			'brolga'
		);
	}
	if ( ! isHere ) {
		return __( 'This popup is turned off for this screen size.', 'brolga' );
	}
	return document.cookie.includes( `dxnteHours${ id }=` )
		? __(
				'You closed this popup, so it will not open automatically for now.',
				'brolga'
			)
		: '';
}

interface ActionsProps {
	readonly popup: PagePopup;
	readonly isHere: boolean;
	readonly onOpen: ( button: HTMLElement ) => void;
}

const Actions = ( { popup, isHere, onOpen }: ActionsProps ) => (
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
			onClick={ ( { currentTarget } ) => onOpen( currentTarget ) }
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
);

interface PopupProps extends Omit< ActionsProps, 'isHere' > {
	/** What the page was told of it. */
	readonly own: PopupSettings | undefined;
}

const Popup = ( { popup, own, onOpen }: PopupProps ) => {
	const isHere = ! own || isFor( own, window.innerWidth );
	const why = hindrance( popup, isHere );
	return (
		<section>
			<h3>
				{ popup.name }
				<span className={ `pill ${ popup.on ? 'is-good' : '' }` }>
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
			<Actions { ...{ popup, isHere, onOpen } } />
		</section>
	);
};

interface Props {
	readonly popups: readonly PagePopup[];
	/** Hears of what happens on the page. */
	readonly host: HTMLElement;
}

export function Popups( { popups, host }: Props ) {
	const remember = useOpener( host );
	if ( popups.length === 0 ) {
		return (
			<p className="empty">
				{ __( 'This page has no popup.', 'brolga' ) }
			</p>
		);
	}
	const settings = config< PageConfig >().popups_by_id ?? {};
	return (
		<>
			{ popups.map( ( popup ) => (
				<Popup
					key={ popup.id }
					popup={ popup }
					own={ settings[ popup.id ] }
					onOpen={ ( button ) => {
						remember( { element: popup.element, button } );
						open( popup );
					} }
				/>
			) ) }
		</>
	);
}
