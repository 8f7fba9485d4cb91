/**
 * The settings on the screen: loaded, changed, saved.
 */
import {
	useCallback,
	useEffect,
	useReducer,
	useState,
} from '@wordpress/element';
import * as rest from '../../rest/settings';
import { isDirty, reduce, type State } from './drafts';

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
		for ( const { stored, draft } of sections.filter( isDirty ) ) {
			const { id, version } = stored;
			try {
				const section = await rest.save( id, {
					version,
					values: draft,
				} );
				dispatch( { type: 'saved', section } );
			} catch ( reason ) {
				const refusal = rest.refusalOf( reason );
				dispatch( { type: 'refused', id, refusal } );
				refused ??= id;
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
