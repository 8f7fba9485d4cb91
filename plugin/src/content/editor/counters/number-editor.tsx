/**
 * How the editor shows the number of a counter.
 */
import { _x } from '@wordpress/i18n';
import { TextInPlace } from '@brolga/editor';
import type { NumberCounterAttributes } from '../../../contracts/attributes';

/** What every counter with a number has. */
export type NumberAttributes = Pick<
	NumberCounterAttributes,
	'value' | 'separator' | 'decimals' | 'decimalMark' | 'prefix' | 'suffix'
>;

/** What shows or sets the number. */
export interface NumberProps {
	readonly attributes: NumberAttributes;
	readonly onChange: ( change: Partial< NumberAttributes > ) => void;
}

/**
 * The number, typed where it stands.
 *
 * @param props            See NumberProps.
 * @param props.block      The block's own name, for instance `number-counter`.
 * @param props.className  Further classes.
 * @param props.attributes
 * @param props.onChange
 */
export function NumberInPlace( {
	block,
	className = '',
	attributes: { prefix, value, suffix },
	onChange,
}: NumberProps & { readonly block: string; readonly className?: string } ) {
	const part = `wp-block-brolga-${ block }__`;
	return (
		<span className={ `${ part }number ${ className }` }>
			<span className={ `${ part }prefix` }>{ prefix }</span>
			<TextInPlace
				tagName="span"
				className={ `${ part }digits` }
				label={ _x( 'Number', 'figure', 'brolga' ) }
				placeholder="0"
				value={ value }
				onChange={ ( text ) => onChange( { value: text } ) }
			/>
			<span className={ `${ part }suffix` }>{ suffix }</span>
		</span>
	);
}
