/**
 * A search over all settings: what is on the screen is compared with what is
 * typed, so that whatever an owner can read can be found, in any language.
 */
import { SearchControl } from '@wordpress/components';
import { useLayoutEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { inUserLanguage } from '../in-user-language';
import type { State } from './drafts';

/** How many settings of each section fit, by the section's id. */
export type Found = Readonly< Record< string, number > >;

const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

/**
 * The words that are looked for.
 *
 * @param query What was typed.
 */
export const wordsOf = ( query: string ): readonly string[] =>
	plain( query ).split( /\s+/ ).filter( Boolean );

const has = ( words: readonly string[], ...texts: string[] ): boolean => {
	const text = plain( texts.join( ' ' ) );
	return words.every( ( word ) => text.includes( word ) );
};

const textOf = ( within: Element, selector: string ): string =>
	within.querySelector( selector )?.textContent ?? '';

/**
 * Shows the settings of a section that fit, and hides the others.
 *
 * @param section The section's element.
 * @param words   What is looked for.
 * @return How many fit.
 */
function sift( section: HTMLElement, words: readonly string[] ): number {
	const whole = textOf( section, 'h2' );
	let found = 0;
	for ( const group of section.querySelectorAll< HTMLElement >(
		'.brolga-group'
	) ) {
		const title = `${ whole } ${ textOf( group, ':scope > legend' ) } ${ group.dataset.words ?? '' }`;
		const fields = [
			...group.querySelectorAll< HTMLElement >(
				':scope > .brolga-group__fields > *'
			),
		];
		// What has no words of its own, such as an empty status, is no setting.
		const settings = fields.filter(
			( { textContent } ) => textContent !== ''
		);
		const all = has(
			words,
			title,
			textOf( group, ':scope > .brolga-group__about' )
		);
		let here = 0;
		for ( const field of fields ) {
			const fits = all || has( words, title, field.textContent ?? '' );
			field.hidden = ! fits;
			here += fits && settings.includes( field ) ? 1 : 0;
		}
		group.hidden = here === 0;
		found += here;
	}
	section.hidden = found === 0;
	return found;
}

/**
 * Sifts the sections within an element after each change: what is typed into a
 * setting can bring up others.
 *
 * @param root  Holds the sections: elements with `data-section`.
 * @param query What was typed.
 * @param state The settings.
 */
export function useSearch(
	root: React.RefObject< HTMLElement | null >,
	query: string,
	state: State
): Found {
	const [ found, setFound ] = useState< Found >( {} );
	useLayoutEffect( () => {
		const words = wordsOf( query );
		const fresh: Record< string, number > = {};
		for ( const section of root.current?.querySelectorAll< HTMLElement >(
			'[data-section]'
		) ?? [] ) {
			const count = words.length > 0 ? sift( section, words ) : 0;
			if ( count > 0 ) {
				fresh[ section.dataset.section ?? '' ] = count;
			}
		}
		// What is asked of React within a drawing is another drawing, even if it changes nothing.
		if ( JSON.stringify( found ) !== JSON.stringify( fresh ) ) {
			setFound( fresh );
		}
	}, [ root, query, state, found ] );
	return found;
}

interface Props {
	readonly query: string;
	readonly found: Found;
	readonly onChange: ( query: string ) => void;
}

export const Search = ( { query, found, onChange }: Props ) => {
	const count = Object.values( found ).reduce( ( sum, n ) => sum + n, 0 );
	return (
		<div className="brolga-settings__search">
			<SearchControl
				label={ __( 'Search settings', 'brolga' ) }
				placeholder={ __( 'Search settings', 'brolga' ) }
				value={ query }
				onChange={ onChange }
				__nextHasNoMarginBottom
			/>
			<p role="status">
				{ wordsOf( query ).length > 0 &&
					( count === 0
						? __( 'No settings found', 'brolga' )
						: sprintf(
								/* translators: %s: a number. */
								_n(
									'%s setting found',
									'%s settings found',
									count,
									'brolga'
								),
								inUserLanguage( count )
							) ) }
			</p>
		</div>
	);
};
