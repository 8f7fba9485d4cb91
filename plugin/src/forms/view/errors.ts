/**
 * What went wrong with a form: under each field, and in a list above the form
 * that leads to them. The same markup as the server's.
 */
import { FORM } from '@brolga/contracts';

/** A part of the list. */
export interface Section {
	readonly heading: string;
	readonly lines: readonly {
		readonly label: string;
		/** The id of the control the line leads to. */
		readonly target: string;
		/** Why, where it is not simply missing. */
		readonly reason?: string;
	}[];
}

/** What a module that is fetched later borrows from the view that fetches it. */
export interface FieldTools {
	readonly controlsOf: typeof controlsOf;
	readonly mark: typeof mark;
}

/** Any control of a form. */
export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The controls of a field, in their order.
 *
 * @param field The field's element.
 */
export const controlsOf = ( field: HTMLElement ): Control[] => [
	...field.querySelectorAll< Control >( 'input, select, textarea' ),
];

/**
 * Shows what is wrong with a field, or that nothing is.
 *
 * @see FORM-18 FORM-56
 * @param field   The field's element.
 * @param message What is wrong; empty when nothing is.
 * @param missing Whether nothing was filled in: what is said then stands in the page.
 */
export function mark(
	field: HTMLElement,
	message = '',
	missing = false
): void {
	const error = field.querySelector< HTMLElement >( '[data-brolga-error]' );
	const controls = controlsOf( field );
	const holder = field.querySelector( 'fieldset' ) ?? controls[ 0 ];
	if ( ! error || ! holder ) {
		return;
	}
	const wrong = missing || !! message;
	error.textContent = ( missing && error.dataset.brolgaError ) || message;
	error.hidden = ! wrong;
	holder.classList.toggle( FORM.fieldErrorClass, wrong );
	const described = new Set(
		holder.getAttribute( 'aria-describedby' )?.split( ' ' )
	);
	described[ wrong ? 'add' : 'delete' ]( error.id );
	attribute( holder, 'aria-describedby', [ ...described ].join( ' ' ) );
	// A group of check boxes cannot be invalid, each of its boxes can.
	for ( const control of field.dataset.type === 'checkbox'
		? controls
		: [ holder ] ) {
		attribute( control, 'aria-invalid', wrong && 'true' );
	}
}

/**
 * Sets an attribute, or takes it away.
 *
 * @param element The element.
 * @param name    The attribute's name.
 * @param value   Its value; empty where there is to be none.
 */
export function attribute(
	element: Element,
	name: string,
	value: string | false
): void {
	if ( value ) {
		element.setAttribute( name, value );
	} else {
		element.removeAttribute( name );
	}
}

/**
 * Makes an element.
 *
 * @param tag     Its name.
 * @param content What is in it; text is never markup.
 */
export function make(
	tag: string,
	...content: ( Node | string )[]
): HTMLElement {
	const made = document.createElement( tag );
	made.append( ...content );
	return made;
}

/**
 * Headings, and lines that lead to fields.
 *
 * @param sections What is in the list.
 */
export const listed = ( sections: readonly Section[] ): HTMLElement[] =>
	sections.flatMap( ( { heading, lines } ) => [
		make( 'p', heading ),
		make(
			'ul',
			...lines.map( ( { label, target, reason } ) => {
				const link = make( 'a', label );
				link.setAttribute( 'href', `#${ target }` );
				return make( 'li', link, reason ? `: ${ reason }` : '' );
			} )
		),
	] );

/**
 * Tells above a form what went wrong; nothing takes away what was told before.
 *
 * @see FORM-19 FORM-45 FORM-80 FORM-330
 * @param root The module's root element.
 * @param form The form in it.
 * @param what A sentence, or what listed() made.
 * @return What tells it, for the focus: that reads it out, so that it is no alert.
 */
export function tell(
	root: HTMLElement,
	form: HTMLFormElement,
	what: string | readonly HTMLElement[]
): HTMLElement | undefined {
	root.querySelector( '[data-brolga-errors]' )?.remove();
	if ( ! what.length ) {
		return undefined;
	}
	const box = make(
		'div',
		...( typeof what === 'string' ? [ make( 'p', what ) ] : what )
	);
	box.className = FORM.errorTextClass;
	box.id = `${ root.id }-errors`;
	box.tabIndex = -1;
	box.setAttribute( 'data-brolga-errors', '' );
	form.before( box );
	return box;
}

/**
 * Brings up to date what is told above a form, if anything is. The focus stays.
 *
 * @see FORM-80 FORM-330
 * @param root The module's root element.
 * @param form The form in it.
 * @param what A sentence.
 */
export function amend(
	root: HTMLElement,
	form: HTMLFormElement,
	what: string
): void {
	const told = root.querySelector( '[data-brolga-errors]' )?.textContent;
	if ( told !== undefined && told !== what ) {
		// Nothing else says it where the focus stays.
		tell( root, form, what )?.setAttribute( 'role', 'alert' );
	}
}

/**
 * Takes a line out of the list, with what is empty without it. The focus stays.
 *
 * @see FORM-80
 * @param root   The module's root element.
 * @param target The id of the control that the line leads to.
 */
export function withdraw( root: HTMLElement, target: string ): void {
	const line = root.querySelector(
		`[data-brolga-errors] [href="#${ target }"]`
	)?.parentElement;
	const list = line?.parentElement;
	const box = list?.parentElement;
	line?.remove();
	if ( ! list?.firstChild ) {
		list?.previousSibling?.remove();
		list?.remove();
	}
	if ( ! box?.firstChild ) {
		box?.remove();
	}
}

/** Opens what a control is folded away in: the browser's details, and modules that open for its find. */
function uncover( { parentElement }: Element ): void {
	if ( parentElement ) {
		uncover( parentElement );
		parentElement.dispatchEvent( new Event( 'beforematch' ) );
		// Means nothing to any other element.
		( parentElement as HTMLDetailsElement ).open = true;
	}
}

/**
 * Lets the lines of the list lead to their controls, with the focus and
 * without a step of the history.
 *
 * @see FORM-45 FORM-262
 * @param root   The module's root element.
 * @param signal Ends it.
 */
export function followLines( root: HTMLElement, signal: AbortSignal ): void {
	root.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest(
				'[data-brolga-errors] a'
			);
			const target = document.getElementById(
				link?.getAttribute( 'href' )?.slice( 1 ) ?? ''
			);
			if ( target ) {
				event.preventDefault();
				uncover( target );
				target.focus();
			}
		},
		{ signal }
	);
}
