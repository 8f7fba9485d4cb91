/**
 * The forms of this site: where each of them is, and how it does.
 */
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { FormLine } from '../../rest/forms';
import { inUserLanguage } from '../shared/in-user-language';
import { nameOf, rate, totals } from './model';

/**
 * Where a form's leads are.
 *
 * @param form     The form.
 * @param form.uid Its uid.
 */
export const leadsOf = ( { uid }: Pick< FormLine, 'uid' > ): string =>
	addQueryArgs( 'admin.php', { page: 'brolga-leads', form: uid } );

const Page = ( { page }: { readonly page: FormLine[ 'page' ] } ) => {
	if ( ! page ) {
		return <>{ __( 'No page', 'brolga' ) }</>;
	}
	return (
		<>
			<span className="brolga-forms__page">{ page.title }</span>
			<span className="brolga-forms__ways">
				{ page.edit !== '' && (
					<a
						href={ page.edit }
						aria-label={ sprintf(
							/* translators: %s: the title of a page. */
							__( 'Edit %s', 'brolga' ),
							page.title
						) }
					>
						{ __( 'Edit', 'brolga' ) }
					</a>
				) }
				{ page.view !== '' && (
					<a
						href={ page.view }
						aria-label={ sprintf(
							/* translators: %s: the title of a page. */
							__( 'View %s', 'brolga' ),
							page.title
						) }
					>
						{ __( 'View', 'brolga' ) }
					</a>
				) }
			</span>
		</>
	);
};

const Last = ( { at }: { readonly at: string } ) =>
	at === '' ? (
		<>–</>
	) : (
		<time
			dateTime={ at }
			title={ dateI18n( getSettings().formats.datetime, at, undefined ) }
		>
			{ humanTimeDiff( at ) }
		</time>
	);

export const List = ( { forms }: { readonly forms: readonly FormLine[] } ) => {
	const names = {
		page: __( 'Page', 'brolga' ),
		sent: __( 'Sent', 'brolga' ),
		stored: __( 'Stored', 'brolga' ),
		rate: __( 'Rate', 'brolga' ),
		last: __( 'Last lead', 'brolga' ),
	};
	return (
		<table className="widefat brolga-forms__list">
			<caption className="screen-reader-text">
				{ __( 'Forms', 'brolga' ) }
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Form', 'brolga' ) }</th>
					{ Object.entries( names ).map( ( [ id, name ] ) => (
						<th key={ id } scope="col" className={ `is-${ id }` }>
							{ name }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ forms.map( ( form ) => {
					const { sent, share } = totals( form );
					return (
						<tr key={ form.uid }>
							<th scope="row">
								<a
									href={ leadsOf( form ) }
									title={ __( 'View leads', 'brolga' ) }
								>
									{ nameOf( form ) }
								</a>
							</th>
							<td className="is-page">
								<Page page={ form.page } />
							</td>
							<td className="is-sent" data-name={ names.sent }>
								{ inUserLanguage( sent ) }
							</td>
							<td
								className="is-stored"
								data-name={ names.stored }
							>
								{ inUserLanguage( form.stored ) }
							</td>
							<td className="is-rate" data-name={ names.rate }>
								{ rate( share ) }
							</td>
							<td className="is-last" data-name={ names.last }>
								<Last at={ form.last } />
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
};
