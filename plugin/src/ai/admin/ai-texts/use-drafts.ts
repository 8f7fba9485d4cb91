/**
 * Pages with sample texts, and the drafts in their place.
 */
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
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
	readonly sent: () => Promise< rest.Sent >;
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

const NOTHING: Saved = { saved: 0, skipped: 0 };

/**
 * Saves the accepted drafts, page by page.
 *
 * @param pages  Those with drafts.
 * @param drafts
 * @param take   Gets what was saved of a page, and the drafts of the others.
 */
async function eachPage(
	pages: readonly rest.SamplePage[],
	drafts: readonly Draft[],
	take: ( done: Saved, left: readonly Draft[] ) => void
): Promise< void > {
	let left = drafts;
	for ( const { id } of pages ) {
		const items = left
			.filter( ( { page, isAccepted } ) => page.id === id && isAccepted )
			.map( ( { index, before, after } ) => ( {
				index,
				before,
				after,
			} ) );
		const done =
			items.length > 0 ? await rest.saveTexts( id, items ) : NOTHING;
		left = left.filter( ( { page } ) => page.id !== id );
		take( done, left );
	}
}

export function useDrafts(): Drafts {
	const [ pages, setPages ] = useState< readonly rest.SamplePage[] >();
	const [ chosen, choose ] = useState< readonly number[] >( [] );
	const [ about, setAbout ] = useState( '' );
	const [ drafts, accept ] = useState< readonly Draft[] >();
	const [ saved, setSaved ] = useState< Saved >();
	const { busy, failure, ask } = useAsking();
	/** What was saved of these drafts so far, by tries that failed later as well. */
	const sum = useRef< Saved >( NOTHING );

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
	const sent = useCallback( async (): Promise< rest.Sent > => {
		const texts: string[] = [];
		await eachPart( chosenPages, about, true, ( part ) =>
			texts.push( part.sent )
		);
		return { sent: texts.join( '\n\n' ) };
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
				sum.current = NOTHING;
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
				await eachPage( chosenPages, drafts ?? [], ( done, left ) => {
					sum.current = {
						saved: sum.current.saved + done.saved,
						skipped: sum.current.skipped + done.skipped,
					};
					setSaved( sum.current );
					// Another try, should this one fail, is for the others.
					accept( left );
				} );
				accept( undefined );
				await load();
			} ),
	};
}
