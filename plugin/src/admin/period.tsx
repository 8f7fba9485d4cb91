/**
 * How far back a report goes.
 */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props< Value extends string > {
	readonly value: Value;
	/** What each is called. */
	readonly periods: Readonly< Record< Value, string > >;
	readonly onChange: ( value: Value ) => void;
}

export const PeriodSelect = < Value extends string >( {
	value,
	periods,
	onChange,
}: Props< Value > ) => (
	<SelectControl
		label={ __( 'Period', 'brolga' ) }
		hideLabelFromVision
		value={ value }
		options={ Object.entries< string >( periods ).map(
			( [ name, label ] ) => ( { value: name, label } )
		) }
		onChange={ ( next ) => onChange( next as Value ) }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	/>
);
