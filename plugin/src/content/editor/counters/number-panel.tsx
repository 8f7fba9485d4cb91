/**
 * How the editor sets the number of a counter.
 */
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { NumberAttributes, NumberProps } from './number-editor';

const SEPARATORS: {
	label: string;
	value: NumberAttributes[ 'separator' ];
}[] = [
	{ label: '1,000', value: ',' },
	{ label: '1.000', value: '.' },
	{ label: '1 000', value: ' ' },
	{ label: '1’000', value: '’' },
	{ label: '1000', value: '' },
];

/**
 * How the number is written.
 *
 * @param props            See NumberProps.
 * @param props.attributes
 * @param props.onChange
 */
export function NumberPanel( { attributes, onChange }: NumberProps ) {
	const { prefix, suffix, separator, decimals, decimalMark } = attributes;
	const decimalOptions: {
		label: string;
		value: NumberAttributes[ 'decimals' ];
	}[] = [
		{ label: __( 'As entered', 'brolga' ), value: '' },
		{ label: '0', value: '0' },
		{ label: '1', value: '1' },
		{ label: '2', value: '2' },
		{ label: '3', value: '3' },
	];
	const marks: {
		label: string;
		value: NumberAttributes[ 'decimalMark' ];
	}[] = [
		{ label: '0.5', value: '.' },
		{ label: '0,5', value: ',' },
	];
	return (
		<PanelBody title={ _x( 'Number', 'figure', 'brolga' ) }>
			<TextControl
				label={ __( 'Prefix', 'brolga' ) }
				value={ prefix }
				onChange={ ( value ) => onChange( { prefix: value } ) }
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Suffix', 'brolga' ) }
				value={ suffix }
				onChange={ ( value ) => onChange( { suffix: value } ) }
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Thousands separator', 'brolga' ) }
				value={ separator }
				options={ SEPARATORS }
				onChange={ ( value ) => onChange( { separator: value } ) }
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Decimals', 'brolga' ) }
				value={ decimals }
				options={ decimalOptions }
				onChange={ ( value ) => onChange( { decimals: value } ) }
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Decimal separator', 'brolga' ) }
				value={ decimalMark }
				options={ marks }
				onChange={ ( value ) => onChange( { decimalMark: value } ) }
				__next40pxDefaultSize
			/>
		</PanelBody>
	);
}
