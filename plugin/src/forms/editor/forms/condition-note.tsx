/**
 * When a field is shown, in words.
 */
import { __, sprintf } from '@wordpress/i18n';
import { flawsOf } from '../../view/condition-flaws';
import type { Conditions } from '../../view/conditions/conditions';
import { conditionsText, flawText } from './condition-words';
import { useFormFields } from './form-fields';

export interface ConditionNoteProps {
	readonly clientId: string;
	readonly id: string;
	readonly conditions: Conditions;
	readonly className: string;
}

/**
 * The small note under a field that is not always shown; says so where it never is.
 *
 * @see COND-15
 */
export function ConditionNote( {
	clientId,
	id,
	conditions,
	className,
}: ConditionNoteProps ) {
	const fields = useFormFields( clientId );
	const flaws = flawsOf( id, fields );
	return (
		<p
			className={
				flaws.length > 0 ? `${ className } is-flawed` : className
			}
		>
			{ sprintf(
				/* translators: %s: conditions, such as "Topic is “Quote”". */
				__( 'Shown when %s.', 'brolga' ),
				conditionsText( conditions, fields )
			) }
			{ flaws.map( ( flaw ) => ` ${ flawText( flaw, fields ) }` ) }
		</p>
	);
}
