/**
 * Which hints a user has dismissed. WordPress keeps it among the user's
 * preferences, on all devices.
 *
 * @see START-877
 */
import { useDispatch, useSelect } from '@wordpress/data';

const STORE = 'core/preferences';
const SCOPE = 'brolga';

interface Preferences {
	readonly get: ( scope: string, name: string ) => unknown;
}

interface Actions {
	readonly set: ( scope: string, name: string, value: unknown ) => void;
}

/** A block's hint, as its user has it. */
interface Hint {
	/** Undefined where nothing can be dismissed for good: then there are none. */
	readonly isWanted: boolean | undefined;
	readonly dismiss: () => void;
	readonly hideAll: () => void;
	/** Brings back all of them. */
	readonly showAll: () => void;
}

/**
 * Whether a user wants the hint of a kind of block, and the ways to change that.
 *
 * @param name The block's name.
 */
export function useHint( name: string ): Hint {
	const { isHidden, dismissed } = useSelect( ( select ) => {
		const preferences = select( STORE ) as unknown as
			Preferences | undefined;
		return {
			isHidden:
				preferences && preferences.get( SCOPE, 'hints' ) === false,
			dismissed: preferences?.get( SCOPE, 'dismissedHints' ),
		};
	}, [] );
	const actions = useDispatch( STORE ) as unknown as Actions | undefined;
	const names = Array.isArray( dismissed )
		? ( dismissed as readonly string[] )
		: [];
	return {
		isWanted:
			isHidden === undefined
				? undefined
				: ! isHidden && ! names.includes( name ),
		dismiss: () =>
			actions?.set( SCOPE, 'dismissedHints', [ ...names, name ] ),
		hideAll: () => actions?.set( SCOPE, 'hints', false ),
		showAll: () => {
			actions?.set( SCOPE, 'hints', true );
			actions?.set( SCOPE, 'dismissedHints', [] );
		},
	};
}
