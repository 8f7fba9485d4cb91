/**
 * What opens the owner's panel.
 */

const BUTTON = `
:host { position: fixed; inset-block-end: calc(16px + var(--brolga-banner, 0px) + var(--brolga-bar, 0px)); inset-inline-end: 16px; z-index: 99998; }
button { display: flex; align-items: center; min-height: 44px; padding: 0 16px; border: 0; border-radius: 22px; background: #1d2327; color: #fff; font: 600 14px/1 system-ui, sans-serif; cursor: pointer; box-shadow: 0 4px 16px rgb(0 0 0 / .3); }
button:focus-visible { outline: 3px solid #6b4fa3; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
span:not([hidden]) { min-width: 20px; margin-inline-start: 8px; padding: 4px 6px; box-sizing: border-box; border-radius: 10px; background: #6b4fa3; font-size: 12px; }
@media print { :host { display: none; } }
`;

/** A button of our own, in a shadow: no theme changes it. */
function fixed(): HTMLElement {
	const place = document.createElement( 'div' );
	place.id = 'brolga-toolbar';
	const style = document.createElement( 'style' );
	const button = document.createElement( 'button' );
	const count = document.createElement( 'span' );
	style.textContent = BUTTON;
	button.type = 'button';
	button.textContent = 'Brolga';
	count.dataset.brolgaToolbarCount = '';
	count.hidden = true;
	button.append( count );
	place.attachShadow( { mode: 'open' } ).append( style, button );
	document.body.append( place );
	return button;
}

/**
 * The entry in WordPress' toolbar, which opens like a button, or one of our own.
 *
 * @param label What it opens.
 */
export function entry( label: string ): HTMLElement {
	const opener =
		document.querySelector< HTMLElement >(
			'#wp-admin-bar-brolga > .ab-item'
		) ?? fixed();
	// WordPress' toolbar is a menu, before 6.9 a list of links.
	if ( ! opener.hasAttribute( 'role' ) && opener.matches( 'a' ) ) {
		opener.setAttribute( 'role', 'button' );
	}
	opener.setAttribute( 'aria-haspopup', 'dialog' );
	opener.setAttribute( 'aria-expanded', 'false' );
	opener.title = label;
	return opener;
}

/**
 * Says how much acts on the page.
 *
 * @param opener What opens the panel.
 * @param number How much it is.
 */
export function badge( opener: HTMLElement, number: number ): void {
	const count = opener.querySelector< HTMLElement >(
		'[data-brolga-toolbar-count]'
	);
	if ( count ) {
		count.textContent = String( number );
		count.hidden = number === 0;
	}
}
