import type { Pairing } from '@brolga/editor-forms';
import type {
	FormFieldAttributes,
	Refined,
} from '../../src/contracts/attributes';

/** The kinds of fields. */
export type FieldType = FormFieldAttributes[ 'type' ];

/** One thing to choose; without a value its label is sent. */
export type Option = {
	readonly label: string;
	readonly value?: string;
};

/** When the field is asked; without rules always. */
export type Conditions = {
	readonly relation: 'all' | 'any';
	readonly rules: readonly ( readonly [
		field: string,
		operator: string,
		value: string,
	] )[];
};

/** The block's attributes. */
export type Attributes = Refined<
	FormFieldAttributes,
	{
		readonly options: readonly Option[];
		readonly pairing: Pairing;
		readonly conditions: Conditions;
	}
>;
