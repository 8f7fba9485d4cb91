import type { FileKind, Limits, Pairing } from '@brolga/editor-forms';

/** The kinds of fields. */
export type FieldType =
	| 'input'
	| 'text'
	| 'email'
	| 'tel'
	| 'select'
	| 'radio'
	| 'checkbox'
	| 'booleancheckbox'
	| 'url'
	| 'number'
	| 'date'
	| 'hidden'
	| 'consent'
	| 'file';

/** One thing to choose; without a value its label is sent. */
export type Option = {
	readonly label: string;
	readonly value?: string;
};

/** How much of the row a field takes. */
export type Width = 'full' | 'half' | 'third' | 'two-thirds';

/** When the field is asked; without rules always. */
export type Conditions = {
	readonly relation: 'all' | 'any';
	readonly rules: readonly ( readonly [
		field: string,
		operator: string,
		value: string,
	] )[];
};

/** The block's attributes, as block.json declares them. */
export type Attributes = Limits & {
	readonly type: FieldType;
	readonly fieldId: string;
	readonly label: string;
	readonly required: boolean;
	readonly options: readonly Option[];
	readonly width: Width;
	readonly placeholder: string;
	readonly defaultValue: string;
	readonly help: string;
	readonly autocomplete: string;
	readonly rows: number;
	/** What a consent says, with links. */
	readonly wording: string;
	/** What in the page's address gives a hidden field its value. */
	readonly parameter: string;
	readonly pairing: Pairing;
	readonly accept: readonly FileKind[];
	readonly maxFiles: number;
	readonly maxMegabytes: number;
	readonly conditions: Conditions;
};
