/**
 * Controls that know their attribute by its name: each way to bind one gives
 * the properties that a control of WordPress' takes.
 */

/** Whose attributes they are, and how they are changed. */
export interface Editable< Attributes > {
	readonly attributes: Attributes;
	readonly setAttributes: ( changes: Partial< Attributes > ) => void;
}

/** The names of the attributes that have a kind of value. */
type NamesOf< Attributes, Kind > = {
	[ Name in keyof Attributes ]-?: Attributes[ Name ] extends Kind
		? Name
		: never;
}[ keyof Attributes ];

/** An attribute as React has it: the value, and what is called with another. */
interface Value< Kind > {
	readonly value: Kind;
	readonly onChange: ( value: Kind ) => void;
}

/** The ways to bind a control of a block, or of anything alike. */
export interface Bound< Attributes > {
	/** What is written or picked in place: RichText, TextareaControl, a colour. */
	readonly value: < Name extends keyof Attributes >(
		name: Name
	) => Value< Attributes[ Name ] >;
	/** TextControl and SelectControl, as high as WordPress wants them next. */
	readonly input: < Name extends NamesOf< Attributes, string > >(
		name: Name
	) => Value< Attributes[ Name ] > & {
		readonly __next40pxDefaultSize: true;
	};
	/** ToggleControl. */
	readonly toggle: ( name: NamesOf< Attributes, boolean > ) => {
		readonly checked: boolean;
		readonly onChange: ( checked: boolean ) => void;
	};
	/** RangeControl; `missing` is what an emptied one means. */
	readonly number: (
		name: NamesOf< Attributes, number >,
		missing: number
	) => {
		readonly value: number;
		readonly onChange: ( value: number | undefined ) => void;
		readonly __next40pxDefaultSize: true;
	};
}

/**
 * Binds controls to attributes.
 *
 * @param editable               The block's own properties will do.
 * @param editable.attributes
 * @param editable.setAttributes
 */
export function bound< Attributes extends object >( {
	attributes,
	setAttributes,
}: Editable< Attributes > ): Bound< Attributes > {
	const set = ( name: keyof Attributes, value: unknown ): void =>
		setAttributes( { [ name ]: value } as Partial< Attributes > );
	return {
		value: ( name ) => ( {
			value: attributes[ name ],
			onChange: ( value ) => set( name, value ),
		} ),
		input: ( name ) => ( {
			value: attributes[ name ],
			onChange: ( value ) => set( name, value ),
			__next40pxDefaultSize: true,
		} ),
		toggle: ( name ) => ( {
			checked: attributes[ name ] as boolean,
			onChange: ( checked ) => set( name, checked ),
		} ),
		number: ( name, missing ) => ( {
			value: attributes[ name ] as number,
			onChange: ( value ) => set( name, value ?? missing ),
			__next40pxDefaultSize: true,
		} ),
	};
}
