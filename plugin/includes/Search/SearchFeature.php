<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * Finding what the site has published.
 */
final class SearchFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ SearchAddress::class, MarkedResults::class, MissedSearches::class ],
			waiting: [
				HiddenResults::class => [ 'pre_get_posts' ],
				BusinessAnswer::class => [ 'render_block_core/query-title' ],
				DidYouMean::class => [ 'render_block_core/query-no-results', 'save_post', 'deleted_post' ],
			],
			admin: [ MissedSearchesWidget::class ],
			routes: [ SearchController::class ],
			tables: [ MissedSearchesTable::class ],
			migrations: [ MissedSearchesMigration::class ],
			hourly: [ MissedSearchesMigration::class ],
			blocks: [ SearchForm::class ]
		);
	}
}
