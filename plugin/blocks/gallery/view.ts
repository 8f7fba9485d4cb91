/**
 * Turns the pages of a gallery in place, and opens its images in the lightbox.
 */
import { LIGHTBOX, GALLERY } from '@brolga/contracts';
import { config, hash, mount, notices } from '@brolga/runtime';
import type { Lightbox, Texts } from '@brolga/lightbox';
import {
	canStep,
	pageOf,
	placeOf,
	reduce,
	showsItem,
	showsNumber,
	worded,
} from './model';
import type { Action, Paging, State } from './types';

mount( '[data-brolga-module="brolga/gallery"]', ( root, { signal } ) => {
	const all = ( selector: string ) => [
		...root.querySelectorAll< HTMLAnchorElement >( selector ),
	];
	const [ list ] = all( ':scope > [data-brolga-items]' );
	const items = [ ...( list?.children ?? [] ) ] as HTMLElement[];
	const links = all( '[data-brolga-image]' );
	if ( ! list || items.length === 0 || links.length !== items.length ) {
		return;
	}
	const numbers = all( '[data-brolga-number]' );
	const steps = all( '[data-brolga-step]' );
	const [ live ] = all( '[data-brolga-live]' );
	const { brolgaPerPage, brolgaCurrent, brolgaTexts = '{}' } = root.dataset;
	const texts = JSON.parse( brolgaTexts ) as Partial<
		Texts & { page: string }
	>;
	const paging: Paging = {
		count: items.length,
		perPage: Number( brolgaPerPage ),
		adds: 'brolgaAdds' in root.dataset,
	};
	const initial: State = { page: Number( brolgaCurrent ) };
	let state = initial;
	/** What stands in the address while no image is open. */
	let written: readonly string[] = [];
	let box: Lightbox | undefined;
	/** Which call for the lightbox was the last. */
	let asked = 0;

	const paint = (): void => {
		items.forEach( ( item, index ) => {
			item.hidden = ! showsItem( index, state, paging );
		} );
		for ( const link of numbers ) {
			const page = Number( link.dataset.brolgaNumber );
			if ( page === state.page ) {
				link.setAttribute( 'aria-current', 'page' );
			} else {
				link.removeAttribute( 'aria-current' );
			}
			link.parentElement?.toggleAttribute(
				'hidden',
				! showsNumber( page, state, paging )
			);
		}
		for ( const link of steps ) {
			const by = Number( link.dataset.brolgaStep );
			link.parentElement?.toggleAttribute(
				'hidden',
				! canStep( by, state, paging )
			);
			link.href = numbers[ state.page + by - 1 ]?.href ?? link.href;
		}
	};
	const show = ( action: Action ): void => {
		state = reduce( state, action, paging );
		paint();
	};
	/** A visitor's choice, which becomes a step of the history. */
	const choose = ( action: Action, link: HTMLElement ): void => {
		const first = links[ state.page * paging.perPage ];
		show( action );
		written = [ String( state.page ) ];
		hash.write( root.id, written, GALLERY.hashDelayMs );
		if ( live && texts.page ) {
			live.textContent = worded(
				texts.page,
				state.page,
				Math.ceil( paging.count / paging.perPage )
			);
		}
		if ( paging.adds ) {
			first?.focus();
			return;
		}
		if ( link.closest( '[hidden]' ) ) {
			numbers[ state.page - 1 ]?.focus();
		}
		if ( list.getBoundingClientRect().top < 0 ) {
			root.scrollIntoView();
		}
	};

	const place = ( index: number ): readonly string[] => [
		String( pageOf( index, paging ) ),
		String( index + 1 ),
	];
	const open = async ( start: number, opener: HTMLElement ) => {
		const mine = ++asked;
		try {
			const lightbox = await import(
				/* webpackIgnore: true */ '@brolga/lightbox'
			);
			if ( signal.aborted || mine !== asked ) {
				return;
			}
			box = lightbox.open( {
				images: links.map( lightbox.imageOf ),
				start,
				opener,
				texts,
				signal,
				onShow: ( index ) =>
					hash.write( root.id, place( index ), 0, true ),
				onClose: () => {
					box = undefined;
					hash.write( root.id, written, 0, true );
				},
			} );
		} catch {
			notices.show( texts.failed ?? LIGHTBOX.messages.failed, {
				kind: 'error',
			} );
		}
	};

	root.addEventListener(
		'click',
		( event ) => {
			const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
			const control = ( target as Element ).closest< HTMLElement >(
				'a,button'
			);
			if ( ! control || ctrlKey || metaKey || shiftKey || altKey ) {
				return;
			}
			const { brolgaNumber, brolgaStep, brolgaGo } = control.dataset;
			const index = links.indexOf( control as HTMLAnchorElement );
			if ( brolgaNumber ) {
				choose(
					{ type: 'show', page: Number( brolgaNumber ) },
					control
				);
			} else if ( brolgaStep ) {
				choose( { type: 'step', by: Number( brolgaStep ) }, control );
			} else if ( brolgaGo ) {
				const rtl = getComputedStyle( list ).direction === 'rtl';
				list.scrollBy( {
					left:
						Number( brolgaGo ) *
						( rtl ? -1 : 1 ) *
						list.clientWidth,
				} );
			} else if ( index >= 0 && ! config().preview ) {
				void open( index, control );
			} else {
				return;
			}
			event.preventDefault();
		},
		{ signal }
	);
	hash.bind( root.id, {
		read: ( params ) => {
			const asks = placeOf( params );
			const index = ( asks?.image ?? 0 ) - 1;
			const link = links[ index ];
			asked++;
			box?.close();
			show( {
				type: 'show',
				page: link
					? pageOf( index, paging )
					: ( asks?.page ?? initial.page ),
			} );
			written = asks ? [ String( state.page ) ] : [];
			if ( asks?.image !== undefined && ! config().preview ) {
				void open( index, link ?? links[ 0 ] ?? root );
			}
		},
		signal,
	} );
} );
