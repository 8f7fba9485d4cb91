/**
 * The section that form parts belong to: they know their value by its name.
 */
import { createContext, useContext } from '@wordpress/element';
import type { SectionState } from './drafts';

/** A section, and the way to change it. */
export interface SectionForm {
	readonly section: SectionState;
	/** Changes a value; undefined puts back what is stored. */
	readonly change: ( name: string, value: unknown ) => void;
}

export const SectionContext = createContext< SectionForm | undefined >(
	undefined
);

/** The section around; a form part outside of one is a mistake of ours. */
export function useSection(): SectionForm {
	const form = useContext( SectionContext );
	if ( ! form ) {
		throw new Error( 'A form part stands outside of a section.' );
	}
	return form;
}

/**
 * A value as it is on the screen, whatever its type.
 *
 * @param section The section.
 * @param name    The value's name.
 */
export const valueOf = ( section: SectionState, name: string ): unknown =>
	name in section.draft
		? section.draft[ name ]
		: section.stored.values[ name ];

/**
 * A value of the section around.
 *
 * @param name Its name.
 */
export const useValue = ( name: string ): unknown =>
	valueOf( useSection().section, name );
