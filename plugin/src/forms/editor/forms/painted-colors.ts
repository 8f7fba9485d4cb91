/**
 * What colors a part of a form has in the canvas, wherever they come from: the
 * theme, its style, or the section that the form stands in.
 */
import { useEffect, useState } from '@wordpress/element';
import { canvas } from '../../../editor/canvas';

interface Painted {
	readonly text?: string;
	readonly ground?: string;
}

const CONTROL =
	'.wp-block-brolga-form-field__control, .wp-block-brolga-newsletter__input';

/** Where each text stands. */
const PLACES: Readonly< Record< string, string > > = {
	label: '.wp-block-brolga-form-field__label, .wp-block-brolga-newsletter__label',
	fieldText: CONTROL,
	buttonText: '.wp-element-button',
};

const isClear = ( color: string ): boolean =>
	color === '' || /^transparent$|, 0\)$/.test( color );

/** The ground that something stands on. */
function groundOf( element: Element | null ): string | undefined {
	if ( element === null ) {
		return undefined;
	}
	const { backgroundColor } =
		element.ownerDocument.defaultView?.getComputedStyle( element ) ?? {};
	return backgroundColor === undefined || isClear( backgroundColor )
		? groundOf( element.parentElement )
		: backgroundColor;
}

/**
 * The colors of a text and of what is behind it.
 *
 * @see FORM-883
 * @param clientId The form.
 * @param text     Which text.
 * @param look     Looked at again when it is another.
 */
export function usePaintedColors(
	clientId: string,
	text: string,
	look: object
): Painted {
	const [ painted, setPainted ] = useState< Painted >( {} );
	useEffect( () => {
		const element = canvas()
			.getElementById( `block-${ clientId }` )
			?.querySelector( PLACES[ text ] ?? '' );
		if ( element ) {
			const color =
				element.ownerDocument.defaultView?.getComputedStyle(
					element
				).color;
			const ground = groundOf( element );
			setPainted( {
				...( color && { text: color } ),
				...( ground && { ground } ),
			} );
		}
	}, [ clientId, text, look ] );
	return painted;
}
