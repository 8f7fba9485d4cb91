/**
 * The look of a form's fields and button, in the canvas. What the server prints
 * of it is checked there: FormLook.
 *
 * @see FORM-880
 */
import type { CSSProperties } from 'react';

type Name =
	| 'label'
	| `${ 'field' | 'button' }${
			| 'Text'
			| 'Background'
			| 'Border'
			| 'BorderWidth'
			| 'Radius'
			| 'Shadow' }`;

/** What an owner chose; what is missing is the theme's. */
export type FormLook = { readonly [ name in Name ]?: string } & {
	readonly buttonWidth?: 'full';
	readonly columns?: 1 | 2;
};

const kebab = ( name: string ): string =>
	name
		.replace( /([a-z])([A-Z0-9])/g, '$1-$2' )
		.replace( /(\d)([a-z])/g, '$1-$2' )
		.toLowerCase();

/** A preset by its slug; other values say themselves what they are. */
const valueOf = ( name: string, value: string ): string =>
	/^#|^rgb|(px|em)$/.test( value )
		? value
		: `var(--wp--preset--${
				name.endsWith( 'Shadow' ) ? 'shadow' : 'color'
			}--${ kebab( value ) })`;

/**
 * What the form's element gets: nothing where all is the theme's.
 *
 * @param look What the owner chose.
 */
export function painted( look: FormLook ): {
	className?: string;
	style?: CSSProperties;
} {
	const { columns, buttonWidth, ...values } = look;
	return Object.keys( look ).length === 0
		? {}
		: {
				className: `brolga-look${
					columns ? ` is-columns-${ columns }` : ''
				}${ buttonWidth ? ' is-button-full' : '' }`,
				style: Object.fromEntries(
					Object.entries( values ).map( ( [ name, value ] ) => [
						`--brolga-${ kebab( name ) }`,
						valueOf( name, value ),
					] )
				),
			};
}
