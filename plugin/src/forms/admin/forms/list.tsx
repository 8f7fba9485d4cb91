/**
 * The forms of this site: where each of them is, and how it does.
 */
import { humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { exactly } from '../../../admin/exactly';
import { percent } from '../../../admin/percent';
import type { FormLine } from '../../rest';
import { formName } from '../../../admin/form-name';
import { inUserLanguage } from '../../../admin/in-user-language';
import { Table, type Column } from '../../../admin/table';
import { totals } from './model';

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
		<time dateTime={ at } title={ exactly( at ) }>
			{ humanTimeDiff( at ) }
		</time>
	);

const COLUMNS: readonly Column< FormLine >[] = [
	{
		id: 'form',
		name: __( 'Form', 'brolga' ),
		cell: ( form ) => (
			<a href={ leadsOf( form ) } title={ __( 'View leads', 'brolga' ) }>
				{ formName( form.uid, form.title ) }
			</a>
		),
	},
	{
		id: 'page',
		name: __( 'Page', 'brolga' ),
		cell: ( { page } ) => <Page page={ page } />,
	},
	{
		id: 'sent',
		name: __( 'Submitted', 'brolga' ),
		isFigure: true,
		cell: ( form ) => inUserLanguage( totals( form ).sent ),
	},
	{
		id: 'stored',
		name: __( 'Leads', 'brolga' ),
		isFigure: true,
		cell: ( { stored, places } ) =>
			places > 0
				? sprintf(
						/* translators: 1: a number. 2: a number. */
						__( '%1$s of %2$s places', 'brolga' ),
						inUserLanguage( stored ),
						inUserLanguage( places )
					)
				: inUserLanguage( stored ),
	},
	{
		id: 'rate',
		name: __( 'Rate', 'brolga' ),
		isFigure: true,
		cell: ( form ) => percent( totals( form ).share ),
	},
	{
		id: 'last',
		name: __( 'Last lead', 'brolga' ),
		isFigure: true,
		cell: ( { last } ) => <Last at={ last } />,
	},
];

export const List = ( { forms }: { readonly forms: readonly FormLine[] } ) => (
	<Table
		className="brolga-forms__list"
		caption={ __( 'Forms', 'brolga' ) }
		columns={ COLUMNS }
		rows={ forms }
		keyOf={ ( { uid } ) => uid }
	/>
);
