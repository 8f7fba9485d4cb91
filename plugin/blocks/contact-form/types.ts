/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
};

/** A field of the page's form, with what the visitor typed or chose. */
export interface Field {
	readonly id: string;
	readonly originalId: string;
	readonly type: string;
	readonly label: string;
	readonly required: boolean;
	readonly values: readonly string[];
}

/** Why a field fails, by the key of its message. */
export interface Problem {
	readonly id: string;
	readonly key: 'fill_message' | 'invalid';
}

/** A judged address; `value` is what is sent on. */
export interface Address {
	readonly checked: boolean;
	readonly valid: boolean;
	readonly value: string;
}

/** A field as the wire contract describes it. */
export interface Descriptor {
	readonly field_id: string;
	readonly original_id: string;
	readonly required_mark: 'required' | 'not_required';
	readonly field_type: string;
	readonly field_label: string;
}

/** One body and the key it is sent with. */
export interface Attempt {
	readonly body: string;
	readonly key: string;
}
