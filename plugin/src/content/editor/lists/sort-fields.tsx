/**
 * By what a list is sorted.
 */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field, Kind } from '../../rest/lists';
import {
	fieldOptions,
	kindOf,
	kindOptions,
	orderOptions,
	type Sort,
} from './list';

interface Props {
	readonly fields: readonly Field[];
	readonly sort: Sort | undefined;
	readonly onChange: ( sort: Sort | undefined ) => void;
}

/**
 * Field, kind and direction.
 *
 * @param props          See Props.
 * @param props.fields
 * @param props.sort
 * @param props.onChange
 */
export const SortFields = ( { fields, sort, onChange }: Props ) => (
	<>
		<SelectControl
			label={ __( 'Sort by field', 'brolga' ) }
			help={
				sort &&
				__(
					'This takes the place of WordPress’ own order. Posts without the field come last.',
					'brolga'
				)
			}
			value={ sort?.field ?? '' }
			options={ [
				{ value: '', label: __( 'No field', 'brolga' ) },
				...fieldOptions( fields, sort?.field ?? '' ),
			] }
			onChange={ ( field ) =>
				onChange( field === '' ? undefined : { ...sort, field } )
			}
			__next40pxDefaultSize
		/>
		{ sort &&
			fields.some( ( { id, open } ) => open && id === sort.field ) && (
				<SelectControl
					label={ __( 'Sort as', 'brolga' ) }
					value={ kindOf( fields, sort ) as string }
					options={ kindOptions() }
					onChange={ ( as ) =>
						onChange( { ...sort, as: as as Kind } )
					}
					__next40pxDefaultSize
				/>
			) }
		{ sort && (
			<SelectControl
				label={ __( 'Direction', 'brolga' ) }
				value={ sort.order ?? '' }
				options={ orderOptions( kindOf( fields, sort ) ) }
				onChange={ ( order ) =>
					onChange( {
						...sort,
						order: order === 'desc' ? 'desc' : undefined,
					} )
				}
				__next40pxDefaultSize
			/>
		) }
	</>
);
