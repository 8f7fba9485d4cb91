/**
 * The forms of our sections as PHP describes them: SectionFormsTest.php writes
 * them and holds them against the sections.
 */
import type { SettingsSection } from '@brolga/contracts';
import forms from './settings-forms.json';

type Form = Pick<
	SettingsSection,
	'about' | 'saves_the_rest' | 'groups' | 'fields'
>;

const NONE: Form = { about: '', saves_the_rest: false, groups: [], fields: [] };

/**
 * How the screen draws a section; nothing of one that is not ours.
 *
 * @param id The section.
 */
export const formOf = ( id: string ): Form =>
	( forms as unknown as Partial< Record< string, Form > > )[ id ] ?? NONE;
