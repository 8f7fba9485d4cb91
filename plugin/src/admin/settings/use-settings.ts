/**
 * The settings on the screen: loaded, changed, saved.
 */
import {
	useCallback,
	useEffect,
	useReducer,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from './rest';
import {
	isDirty,
	reduce,
	type Action,
	type SectionState,
	type State,
} from './drafts';

export interface SettingsForm {
	readonly sections: State;
	/** Whether something is on its way from or to the server. */
	readonly busy: boolean;
	/** Why nothing could be loaded. */
	readonly failure: string;
	readonly change: ( id: string, name: string, value: unknown ) => void;
	readonly discard: () => void;
	/** Saves each changed section; the id of the first that was refused, if any. */
	readonly save: () => Promise< string | undefined >;
	readonly load: () => void;
}

/** The values of a draft that were not refused. */
const restOf = (
	{ stored, draft }: SectionState,
	{ errors = [] }: rest.Refusal
): SectionState[ 'draft' ] => {
	const wrong = new Set( errors.map( ( { field } ) => field ) );
	return wrong.size === 0 || ! stored.saves_the_rest
		? {}
		: Object.fromEntries(
				Object.entries( draft ).filter(
					( [ name ] ) => ! wrong.has( name )
				)
			);
};

/** Saves a section; where some values are refused and may be, all others. */
async function saved( section: SectionState ): Promise< Action > {
	const { id, version } = section.stored;
	try {
		return {
			type: 'saved',
			section: await rest.save( id, { version, values: section.draft } ),
		};
	} catch ( reason ) {
		const refusal = rest.refusalOf( reason );
		const values = restOf( section, refusal );
		if ( Object.keys( values ).length === 0 ) {
			return { type: 'refused', id, refusal };
		}
		return rest.save( id, { version, values } ).then(
			( stored ) => ( {
				type: 'partly',
				section: stored,
				refusal: {
					...refusal,
					message: __(
						'Some values were not saved. Correct the marked values, then save again.',
						'brolga'
					),
				},
			} ),
			( again: unknown ) => ( {
				type: 'refused',
				id,
				refusal: rest.refusalOf( again ),
			} )
		);
	}
}

export function useSettings(): SettingsForm {
	const [ sections, dispatch ] = useReducer( reduce, [] );
	const [ busy, setBusy ] = useState( true );
	const [ failure, setFailure ] = useState( '' );

	const load = useCallback( () => {
		setBusy( true );
		rest.list()
			.then(
				( loaded ) => {
					setFailure( '' );
					dispatch( { type: 'loaded', sections: loaded } );
				},
				( reason: unknown ) =>
					setFailure( rest.refusalOf( reason ).message )
			)
			.finally( () => setBusy( false ) );
	}, [] );
	useEffect( load, [ load ] );

	const save = async (): Promise< string | undefined > => {
		let refused: string | undefined;
		setBusy( true );
		for ( const section of sections.filter( isDirty ) ) {
			const action = await saved( section );
			dispatch( action );
			if ( action.type !== 'saved' ) {
				refused ??= section.stored.id;
			}
		}
		setBusy( false );
		return refused;
	};

	return {
		sections,
		busy,
		failure,
		change: useCallback(
			( id: string, name: string, value: unknown ) =>
				dispatch( { type: 'changed', id, name, value } ),
			[]
		),
		discard: useCallback( () => dispatch( { type: 'discarded' } ), [] ),
		save,
		load,
	};
}
