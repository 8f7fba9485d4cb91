/**
 * Swaps what is shown when a filter or a page is chosen, and keeps both in the
 * address.
 */
import { PORTFOLIO } from '@brolga/contracts';
import { hash, mount } from '@brolga/runtime';
import { clickedLink, swapped } from '../../src/pager/pages';
import { addressOf, asked, shownAtFirst } from './model';
import type { State } from './types';

const MODULE = '[data-brolga-module="brolga/filterable-portfolio"]';

mount( MODULE, ( root, { signal } ) => {
	const filters = [
		...root.querySelectorAll< HTMLElement >(
			':scope > nav [data-brolga-slug]'
		),
	];
	const slugOf = ( { dataset }: HTMLElement ): string =>
		dataset.brolgaSlug ?? '';
	const slugs = filters.map( slugOf );
	const initial = shownAtFirst( root.dataset.brolgaShown ?? '' );
	const [ all = initial.slug ] = slugs;
	const module = swapped( root, root.id );
	let state = initial;

	const show = ( wanted: State, chosen: boolean ): void => {
		if ( wanted.slug === state.slug && wanted.page === state.page ) {
			return;
		}
		state = wanted;
		filters.forEach( ( filter ) => {
			if ( slugOf( filter ) === state.slug ) {
				filter.setAttribute( 'aria-current', 'true' );
			} else {
				filter.removeAttribute( 'aria-current' );
			}
		} );
		// Whoever filters goes on filtering; whoever turns a page reads on.
		const reads =
			chosen && ! filters.some( ( f ) => f.matches( ':focus' ) );
		void module.show(
			addressOf( window.location.href, root.id, state, all ),
			reads
		);
	};

	root.addEventListener(
		'click',
		( event ) => {
			const link = clickedLink(
				event,
				'a[data-brolga-slug], a[data-brolga-to]'
			);
			if ( ! link || link.closest( MODULE ) !== root ) {
				return;
			}
			event.preventDefault();
			const { brolgaSlug: slug = state.slug, brolgaTo = '1' } =
				link.dataset;
			show( { slug, page: Number( brolgaTo ) }, true );
			hash.write( root.id, [ slug, brolgaTo ], PORTFOLIO.hashDelayMs );
		},
		{ signal }
	);
	hash.bind( root.id, {
		read: ( params ) => show( asked( params, slugs, initial ), false ),
		signal,
	} );
} );
