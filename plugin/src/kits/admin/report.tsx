/**
 * What became of an import, line by line.
 */
import { Notice } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ReportLine } from '../rest';

const OUTCOMES: Readonly< Record< ReportLine[ 'outcome' ], string > > = {
	added: _x( 'Added', 'what an import has done', 'brolga' ),
	replaced: _x( 'Replaced', 'what an import has done', 'brolga' ),
	kept: _x( 'Unchanged', 'what an import has done', 'brolga' ),
	left_out: _x( 'Left out', 'what an import has done', 'brolga' ),
	failed: _x( 'Failed', 'what an import has done', 'brolga' ),
};

interface Props {
	readonly lines: readonly ReportLine[];
	/** What is said above them. */
	readonly title: string;
}

export function Report( { lines, title }: Props ) {
	const isWhole = lines.every( ( { outcome } ) => outcome !== 'failed' );
	return (
		<div className="brolga-kit__report">
			<Notice
				status={ isWhole ? 'success' : 'warning' }
				isDismissible={ false }
				// It stands in a status, which is read out by itself.
				spokenMessage=""
			>
				{ isWhole
					? title
					: __(
							'Some of it could not be imported. The lines that say “Failed” tell why.',
							'brolga'
						) }
			</Notice>
			<ul>
				{ lines.map( ( { outcome, what, text, url }, index ) => (
					<li key={ index } className={ `is-${ outcome }` }>
						<span className="brolga-kit__outcome">
							{ OUTCOMES[ outcome ] }
						</span>
						<span>
							{ url === '' ? (
								<strong>{ what }</strong>
							) : (
								<a href={ url }>{ what }</a>
							) }
							{ text !== '' && <br /> }
							{ text }
						</span>
					</li>
				) ) }
			</ul>
		</div>
	);
}
