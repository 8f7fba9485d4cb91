/**
 * What is stored, and what was changed on the screen but not saved yet. Pure:
 * the screen draws it, the routes keep it.
 */
import type { SettingsSection } from '@brolga/contracts';
import type { Refusal } from './rest';

/** Values by name. */
export type SettingValues = Readonly< Record< string, unknown > >;

/** Somebody else saved the same section. */
export interface Conflict {
	/** Who; empty when nobody knows. */
	readonly by: string;
	/** Values that they changed, by name. */
	readonly theirs: readonly string[];
}

/** A section on the screen. */
export interface SectionState {
	readonly stored: SettingsSection;
	/** New values that are not saved yet. */
	readonly draft: SettingValues;
	/** What is wrong with them, in the server's words. */
	readonly errors: Readonly< Record< string, string > >;
	/** What is wrong with all of them together. */
	readonly error: string;
	readonly conflict: Conflict | undefined;
}

/** All sections, in the server's order. */
export type State = readonly SectionState[];

export type Action =
	| { type: 'loaded'; sections: readonly SettingsSection[] }
	| { type: 'changed'; id: string; name: string; value: unknown }
	| { type: 'discarded' }
	| { type: 'saved'; section: SettingsSection }
	| { type: 'refused'; id: string; refusal: Refusal }
	/** All but what was refused. */
	| { type: 'partly'; section: SettingsSection; refusal: Refusal };

const fresh = ( stored: SettingsSection ): SectionState => ( {
	stored,
	draft: {},
	errors: {},
	error: '',
	conflict: undefined,
} );

const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

const without = < Value >(
	values: Readonly< Record< string, Value > >,
	name: string
): Readonly< Record< string, Value > > =>
	Object.fromEntries(
		Object.entries( values ).filter( ( [ known ] ) => known !== name )
	);

/** A draft without what is stored already. A secret is never known to be. */
const draftOn = (
	stored: SettingsSection,
	draft: SettingValues
): SettingValues =>
	Object.fromEntries(
		Object.entries( draft ).filter(
			( [ name, value ] ) =>
				! ( name in stored.values ) ||
				! isSame( value, stored.values[ name ] )
		)
	);

const changed = (
	section: SectionState,
	name: string,
	value: unknown
): SectionState => ( {
	...section,
	draft:
		value === undefined
			? without( section.draft, name )
			: draftOn( section.stored, { ...section.draft, [ name ]: value } ),
	errors: without( section.errors, name ),
} );

/** Nothing that was typed is lost: it stands on top of what is stored now. */
const conflicted = (
	section: SectionState,
	current: SettingsSection,
	by: string
): SectionState => ( {
	...fresh( current ),
	draft: draftOn( current, section.draft ),
	conflict: {
		by,
		theirs: Object.keys( current.values ).filter(
			( name ) =>
				! isSame(
					current.values[ name ],
					section.stored.values[ name ]
				)
		),
	},
} );

const refused = (
	section: SectionState,
	{ message, errors = [], current, by = '' }: Refusal
): SectionState =>
	current
		? conflicted( section, current, by )
		: {
				...section,
				error: message,
				errors: Object.fromEntries(
					errors.map( ( error ) => [ error.field, error.message ] )
				),
			};

/**
 * What an action makes of the sections.
 *
 * @param state  The sections.
 * @param action What happened.
 */
export function reduce( state: State, action: Action ): State {
	const one = (
		id: string,
		next: ( section: SectionState ) => SectionState
	): State =>
		state.map( ( section ) =>
			section.stored.id === id ? next( section ) : section
		);
	switch ( action.type ) {
		case 'loaded':
			return action.sections.map( fresh );
		case 'changed':
			return one( action.id, ( section ) =>
				changed( section, action.name, action.value )
			);
		case 'discarded':
			return state.map( ( { stored } ) => fresh( stored ) );
		case 'saved':
			return one( action.section.id, () => fresh( action.section ) );
		case 'partly':
			return one( action.section.id, ( section ) =>
				refused(
					{
						...fresh( action.section ),
						draft: draftOn( action.section, section.draft ),
					},
					action.refusal
				)
			);
		case 'refused':
			return one( action.id, ( section ) =>
				refused( section, action.refusal )
			);
	}
}

/** Whether something of a section is not saved yet. */
export const isDirty = ( { draft }: SectionState ): boolean =>
	Object.keys( draft ).length > 0;
