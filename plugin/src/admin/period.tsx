/**
 * How far back a report goes.
 */
import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useKeys } from './use-keys';

const toPeriod = (): void =>
	document.querySelector< HTMLElement >( '.brolga-period select' )?.focus();

/** Where a period has nothing to tell: the way to another. @see START-878 */
export const OtherPeriod = () => (
	<Button variant="secondary" onClick={ toPeriod } __next40pxDefaultSize>
		{ __( 'Choose another period', 'brolga' ) }
	</Button>
);

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
}: Props< Value > ) => {
	useKeys( [
		{
			key: 'p',
			words: __( 'Choose the period', 'brolga' ),
			act: toPeriod,
		},
	] );
	return (
		<SelectControl
			className="brolga-period"
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
};
