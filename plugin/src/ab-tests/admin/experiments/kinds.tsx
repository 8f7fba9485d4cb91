/**
 * How the variants do with visitors of each kind. Many small groups: the more
 * one looks into, the sooner one of them differs by chance.
 */
import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import type { KindLine, TestReport } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';
import { Table, type Column } from '../../../admin/table';
import { kindName } from './words';

const KindTable = ( {
	report,
	lines,
	name,
}: {
	readonly report: TestReport;
	readonly lines: readonly KindLine[];
	readonly name: string;
} ) => {
	const columns: readonly Column< KindLine >[] = [
		{ id: 'kind', name, cell: ( { kind } ) => kindName( kind ) },
		{
			id: 'visitors',
			name: __( 'Visitors', 'brolga' ),
			isFigure: true,
			cell: ( { visitors } ) => inUserLanguage( visitors ),
		},
		...report.variants.map( ( variant ) => ( {
			id: `variant-${ variant.number }`,
			name: variant.name,
			isFigure: true,
			cell: ( { variants }: KindLine ) => {
				const found = variants.find(
					( { number } ) => number === variant.number
				);
				return (
					<>
						{ percent( found?.rate ?? null ) }
						<small>
							{ ` ${ inUserLanguage(
								found?.conversions ?? 0
							) } / ${ inUserLanguage( found?.visitors ?? 0 ) }` }
						</small>
					</>
				);
			},
		} ) ),
	];
	return (
		<Table
			className="brolga-tests__kinds"
			caption={ name }
			columns={ columns }
			rows={ lines }
			keyOf={ ( { kind } ) => kind }
		/>
	);
};

export const Kinds = ( { report }: { readonly report: TestReport } ) => (
	<TabPanel
		className="brolga-tests__tabs"
		tabs={ [
			{ name: 'devices', title: __( 'Devices', 'brolga' ) },
			{ name: 'sources', title: __( 'Sources', 'brolga' ) },
		] }
	>
		{ ( { name, title } ) => (
			<KindTable
				report={ report }
				lines={ name === 'devices' ? report.devices : report.sources }
				name={ title }
			/>
		) }
	</TabPanel>
);
