/**
 * The forms of other pages that decide a test, to be chosen from a list. The server marks them where they are shown.
 *
 * @see AB-170
 */
import { CheckboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { report, type FormLine } from '../../../forms/rest';
import { blockEditor } from './stores';

/** The site's forms; none for somebody who may not see them. */
function useForms(): readonly FormLine[] {
	const [ forms, setForms ] = useState< readonly FormLine[] >( [] );
	useEffect( () => {
		let current = true;
		report( '30d' ).then(
			( found ) => current && setForms( found.forms ),
			() => undefined
		);
		return () => {
			current = false;
		};
	}, [] );
	return forms;
}

/** What a form is called: its name, and its page where that is another word. */
const labelOf = ( { title, page, uid }: FormLine ): string =>
	page && title !== '' && page.title !== title
		? sprintf(
				/* translators: 1: the name of a form, 2: the title of the page it is on. */
				__( '%1$s, on “%2$s”', 'brolga' ),
				title,
				page.title
			)
		: title || page?.title || uid;

/**
 * @param props
 * @param props.chosen   The forms that are the goal, by their own ids.
 * @param props.onChange Gets them as they are chosen then.
 */
export function GoalForms( {
	chosen,
	onChange,
}: {
	readonly chosen: readonly string[];
	readonly onChange: ( forms: readonly string[] ) => void;
} ) {
	const forms = useForms();
	const here = useSelect( ( select ) => {
		const editor = blockEditor( select );
		return editor
			.getClientIdsWithDescendants()
			.map( ( id ) => editor.getBlockAttributes( id )?.uid )
			.join();
	}, [] ).split( ',' );
	const offered = forms.filter(
		( { uid, page } ) =>
			chosen.includes( uid ) || ( page && ! here.includes( uid ) )
	);
	const gone = chosen.filter(
		( uid ) => ! forms.some( ( form ) => form.uid === uid )
	);
	if ( offered.length === 0 ) {
		return null;
	}
	return (
		<fieldset className="brolga-goals">
			<legend>{ __( 'On other pages', 'brolga' ) }</legend>
			{ offered.map( ( form ) => (
				<CheckboxControl
					key={ form.uid }
					label={ labelOf( form ) }
					checked={ chosen.includes( form.uid ) }
					onChange={ ( isChosen ) =>
						onChange(
							isChosen
								? [ ...chosen, form.uid ]
								: chosen.filter(
										( uid ) =>
											uid !== form.uid &&
											! gone.includes( uid )
									)
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
