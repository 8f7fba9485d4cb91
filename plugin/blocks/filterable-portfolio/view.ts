/**
 * Swaps what is shown when a filter or a page is chosen, and keeps both in the
 * address.
 */
import { PORTFOLIO } from '@brolga/contracts';
import * as hash from '@brolga/hash';
import { mount } from '@brolga/runtime';
import { clickedLink, swapped } from '../../src/content/view/pager/pages';
import { addressOf, asked, paramsOf, shownAtFirst } from './model';
import type { State } from './types';

const MODULE = '[data-brolga-module="brolga/filterable-portfolio"]';

mount( MODULE, ( root, { signal } ) => {
	const filters = [
		...root.querySelectorAll< HTMLElement >( ':scope > nav a' ),
	];
	const valuesOf = ( name: 'brolgaSlug' | 'brolgaAlso' ): string[] =>
		filters.flatMap( ( { dataset } ) => dataset[ name ] ?? [] );
	const initial = shownAtFirst( root.dataset.brolgaShown ?? '' );
	// Everything can be shown where there is nothing to choose.
	const slugs = [ initial.slug, ...valuesOf( 'brolgaSlug' ) ];
	const others = valuesOf( 'brolgaAlso' );
	const module = swapped( root, root.id );
	let state = initial;

	const show = ( wanted: State, chosen: boolean ): void => {
		if (
			paramsOf( wanted ).join( '|' ) === paramsOf( state ).join( '|' )
		) {
			return;
		}
		state = wanted;
		filters.forEach( ( filter ) => {
			const { brolgaSlug, brolgaAlso } = filter.dataset;
			if ( brolgaSlug === state.slug || brolgaAlso === state.also ) {
				filter.setAttribute( 'aria-current', 'true' );
			} else {
				filter.removeAttribute( 'aria-current' );
			}
		} );
		// Whoever filters goes on filtering; whoever turns a page reads on.
		const reads =
			chosen && ! filters.some( ( f ) => f.matches( ':focus' ) );
		void module.show(
			addressOf( window.location.href, root.id, state ),
			reads
		);
	};

	root.addEventListener(
		'click',
		( event ) => {
			const link = clickedLink(
				event,
				'a[data-brolga-slug], a[data-brolga-also], a[data-brolga-to]'
			);
			if ( ! link || link.closest( MODULE ) !== root ) {
				return;
			}
			event.preventDefault();
			const {
				brolgaSlug: slug = state.slug,
				brolgaAlso: also = state.also,
				brolgaTo: page = '1',
			} = link.dataset;
			show( { slug, page: Number( page ), also }, true );
			hash.write( root.id, paramsOf( state ), PORTFOLIO.hashDelayMs );
		},
		{ signal }
	);
	hash.bind( root.id, {
		read: ( params ) =>
			show( asked( params, slugs, others, initial ), false ),
		signal,
	} );
} );
