/** The kinds of fields. */
export type FieldType =
	| 'input'
	| 'text'
	| 'email'
	| 'tel'
	| 'select'
	| 'radio'
	| 'checkbox'
	| 'booleancheckbox';

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
export type Attributes = {
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
	readonly conditions: Conditions;
};
