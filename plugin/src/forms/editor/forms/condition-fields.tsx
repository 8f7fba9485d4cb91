/**
 * The rules that say when a field is shown.
 */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { flawsOf } from '../../view/condition-flaws';
import type { Conditions } from '../../view/conditions/conditions';
import { flawText } from './condition-words';
import { useFormFields } from './form-fields';
import { RuleBuilder } from './rule-builder';

export interface ConditionFieldsProps {
	readonly clientId: string;
	/** The field's own name. */
	readonly id: string;
	readonly conditions: Conditions;
	readonly onChange: ( conditions: Conditions ) => void;
}

/**
 * What a field's rules are built with.
 *
 * @see COND-1 COND-15
 */
export function ConditionFields( {
	clientId,
	id,
	conditions,
	onChange,
}: ConditionFieldsProps ) {
	const fields = useFormFields( clientId );
	return (
		<>
			{ conditions.rules.length === 0 && (
				<p>{ __( 'This field is always shown.', 'brolga' ) }</p>
			) }
			<RuleBuilder
				start={ __( 'Show this field when', 'brolga' ) }
				conditions={ conditions }
				fields={ fields.filter( ( field ) => field.id !== id ) }
				onChange={ onChange }
			/>
			{ flawsOf( id, fields ).map( ( flaw, index ) => (
				<Notice key={ index } status="warning" isDismissible={ false }>
					{ flawText( flaw, fields ) }
				</Notice>
			) ) }
		</>
	);
}
