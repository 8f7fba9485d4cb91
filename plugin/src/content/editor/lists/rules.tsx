/**
 * Which posts a list shows: its conditions.
 */
import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field } from '../../rest/lists';
import { fitting, MOST_RULES, type List, type Rule } from './list';
import { RuleFields } from './rule-fields';

interface Props {
	readonly fields: readonly Field[];
	readonly list: List;
	readonly onChange: ( list: List ) => void;
}

/**
 * All of them, and whether one is enough.
 *
 * @param props          See Props.
 * @param props.fields
 * @param props.list
 * @param props.onChange
 */
export function Rules( { fields, list, onChange }: Props ) {
	const rules = list.rules ?? [];
	const set = ( next: readonly Rule[] ) =>
		onChange( { ...list, rules: next } );
	// What the owner has made comes first to mind, not the publish date.
	const field = (
		fields.find( ( { id } ) => id.startsWith( 'meta:' ) ) ?? fields[ 0 ]
	)?.id;
	return (
		<>
			{ rules.length > 1 && (
				<SelectControl
					label={ __( 'Posts must meet', 'brolga' ) }
					value={ list.match ?? '' }
					options={ [
						{ value: '', label: __( 'All conditions', 'brolga' ) },
						{
							value: 'any',
							label: __( 'Any of the conditions', 'brolga' ),
						},
					] }
					onChange={ ( match ) =>
						onChange( {
							...list,
							match: match === 'any' ? 'any' : undefined,
						} )
					}
					__next40pxDefaultSize
				/>
			) }
			{ rules.map( ( rule, index ) => (
				<RuleFields
					key={ index }
					number={ index + 1 }
					fields={ fields }
					rule={ rule }
					onChange={ ( next ) =>
						set(
							rules.map( ( old, place ) =>
								place === index ? next : old
							)
						)
					}
					onRemove={ () =>
						set( rules.filter( ( _, place ) => place !== index ) )
					}
				/>
			) ) }
			{ rules.length < MOST_RULES && field !== undefined && (
				<Button
					variant="secondary"
					onClick={ () =>
						set( [
							...rules,
							fitting( fields, { field, is: '' } ),
						] )
					}
					__next40pxDefaultSize
				>
					{ __( 'Add condition', 'brolga' ) }
				</Button>
			) }
		</>
	);
}
