/**
 * Pages with sample texts, and the drafts in their place.
 */
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import * as rest from '../../rest';
import { useAsking } from '../use-asking';

/** A draft and the page that it is for. */
export interface Draft extends rest.ChangedText {
	readonly page: rest.SamplePage;
	readonly isAccepted: boolean;
}

/** What was saved. */
export interface Saved {
	readonly saved: number;
	/** Texts that have changed since. */
	readonly skipped: number;
}

export interface Drafts {
	/** Undefined: on their way. */
	readonly pages: readonly rest.SamplePage[] | undefined;
	readonly chosen: readonly number[];
	readonly choose: ( chosen: readonly number[] ) => void;
	readonly about: string;
	readonly setAbout: ( about: string ) => void;
	/** Undefined: none were drafted. */
	readonly drafts: readonly Draft[] | undefined;
	readonly accept: ( drafts: readonly Draft[] | undefined ) => void;
	readonly saved: Saved | undefined;
	readonly busy: boolean;
	readonly failure: string;
	readonly sent: () => Promise< string >;
	readonly draft: () => void;
	readonly save: () => void;
}

/** All parts of the texts of some pages, one after the other. */
async function eachPart(
	pages: readonly rest.SamplePage[],
	about: string,
	isDry: boolean,
	take: ( part: rest.DraftedTexts, page: rest.SamplePage ) => void
): Promise< void > {
	for ( const page of pages ) {
		for ( let part = 0, parts = 1; part < parts; part++ ) {
			const drafted = await rest.draftTexts(
				page.id,
				about,
				part,
				isDry
			);
			take( drafted, page );
			( { parts } = drafted );
		}
	}
}

export function useDrafts(): Drafts {
	const [ pages, setPages ] = useState< readonly rest.SamplePage[] >();
	const [ chosen, choose ] = useState< readonly number[] >( [] );
	const [ about, setAbout ] = useState( '' );
	const [ drafts, accept ] = useState< readonly Draft[] >();
	const [ saved, setSaved ] = useState< Saved >();
	const { busy, failure, ask } = useAsking();

	const load = useCallback( async (): Promise< void > => {
		// Without an answer there is no card.
		const found = await rest.samplePages().catch( () => [] );
		setPages( found );
		choose( found.slice( 0, 1 ).map( ( { id } ) => id ) );
	}, [] );
	useEffect( () => void load(), [ load ] );

	const chosenPages = useMemo(
		() => ( pages ?? [] ).filter( ( { id } ) => chosen.includes( id ) ),
		[ pages, chosen ]
	);
	const sent = useCallback( async (): Promise< string > => {
		const texts: string[] = [];
		await eachPart( chosenPages, about, true, ( part ) =>
			texts.push( part.sent )
		);
		return texts.join( '\n\n' );
	}, [ chosenPages, about ] );

	return {
		pages,
		chosen,
		choose,
		about,
		setAbout,
		drafts,
		accept,
		saved,
		busy,
		failure,
		sent,
		draft: () =>
			void ask( async () => {
				setSaved( undefined );
				const all: Draft[] = [];
				try {
					await eachPart( chosenPages, about, false, ( part, page ) =>
						all.push(
							...part.items.map( ( item ) => ( {
								...item,
								page,
								isAccepted: true,
							} ) )
						)
					);
				} finally {
					// What came before a failure can be used.
					accept( all.length > 0 ? all : undefined );
				}
			} ),
		save: () =>
			void ask( async () => {
				const sum = { saved: 0, skipped: 0 };
				for ( const { id } of chosenPages ) {
					const items = ( drafts ?? [] )
						.filter(
							( { page, isAccepted } ) =>
								page.id === id && isAccepted
						)
						.map( ( { index, before, after } ) => ( {
							index,
							before,
							after,
						} ) );
					if ( items.length > 0 ) {
						const done = await rest.saveTexts( id, items );
						sum.saved += done.saved;
						sum.skipped += done.skipped;
					}
				}
				await load();
				setSaved( sum );
				accept( undefined );
			} ),
	};
}
