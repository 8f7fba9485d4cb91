/**
 * A list of rows, each with the same few parts.
 */
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { useField, type FieldProps } from './field';
import type { Option } from './fields';

/** A part of each row. */
export interface Column {
	readonly name: string;
	readonly label: string;
	readonly type?: 'text' | 'email' | 'url';
	/** Makes it a select. */
	readonly options?: readonly Option[];
}

type Row = Readonly< Record< string, unknown > >;

interface Props extends FieldProps {
	readonly columns: readonly Column[];
	/** What a row is called: `Webhook`. */
	readonly rowLabel: string;
	/** A new row. */
	readonly blank: Row;
	readonly max?: number;
}

const isRow = ( value: unknown ): value is Row =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const Cell = ( {
	column,
	value,
	disabled,
	onChange,
}: {
	readonly column: Column;
	readonly value: unknown;
	readonly disabled: boolean;
	readonly onChange: ( value: string ) => void;
} ) => {
	const shared = {
		label: column.label,
		value: typeof value === 'string' ? value : '',
		disabled,
		onChange,
		__next40pxDefaultSize: true,
	};
	return column.options ? (
		<SelectControl
			{ ...shared }
			options={ column.options.map( ( option ) => ( {
				value: option.value,
				label: option.label,
			} ) ) }
		/>
	) : (
		<TextControl { ...shared } type={ column.type ?? 'text' } />
	);
};

export function RowsField( props: Props ) {
	const field = useField( props );
	const rows = Array.isArray( field.value )
		? field.value.filter( isRow )
		: [];
	return (
		<div className="brolga-rows" role="group" aria-label={ props.label }>
			{ rows.map( ( row, index ) => (
				// Rows have no identity but their place.
				<fieldset key={ index } className="brolga-rows__row">
					<legend>
						{ sprintf(
							/* translators: 1: what a row is called, 2: its number. */
							__( '%1$s %2$d', 'brolga' ),
							props.rowLabel,
							index + 1
						) }
					</legend>
					{ props.columns.map( ( column ) => (
						<Cell
							key={ column.name }
							column={ column }
							value={ row[ column.name ] }
							disabled={ field.locked }
							onChange={ ( value ) =>
								field.change(
									rows.map( ( other, place ) =>
										place === index
											? {
													...other,
													[ column.name ]: value,
												}
											: other
									)
								)
							}
						/>
					) ) }
					<Button
						icon={ trash }
						label={ sprintf(
							/* translators: 1: what a row is called, 2: its number. */
							__( 'Remove %1$s %2$d', 'brolga' ),
							props.rowLabel,
							index + 1
						) }
						disabled={ field.locked }
						onClick={ () =>
							field.change(
								rows.filter( ( _, place ) => place !== index )
							)
						}
					/>
				</fieldset>
			) ) }
			<Button
				variant="secondary"
				icon={ plus }
				disabled={
					field.locked || rows.length >= ( props.max ?? Infinity )
				}
				onClick={ () => field.change( [ ...rows, props.blank ] ) }
				__next40pxDefaultSize
			>
				{ props.label }
			</Button>
			<div className="brolga-rows__help">{ field.help }</div>
		</div>
	);
}
