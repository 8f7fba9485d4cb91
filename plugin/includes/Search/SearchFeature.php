<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Search\Words\WordsChanges;
use Brolga\Search\Words\WordSearch;
use Brolga\Search\Words\WordsMigration;
use Brolga\Search\Words\WordsReader;
use Brolga\Search\Words\WordsTable;

/** Registers the site's search: index, suggestions, results page and statistics. */
final class SearchFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ MarkedResults::class ],
			waiting: [
				SearchAddress::class => [ 'request' ],
				MissedSearches::class => [ 'wp_query_search_exclusion_prefix' ],
				WordsChanges::class => [ 'save_post', 'add_attachment', 'edit_attachment', 'after_delete_post' ],
				// The first hook that WordPress runs only for searches, before it builds their condition.
				WordSearch::class => [ 'wp_query_search_exclusion_prefix' ],
				HiddenResults::class => [ 'pre_get_posts' ],
				BusinessAnswer::class => [ 'render_block_core/query-title', 'render_block_core/query-no-results' ],
				DidYouMean::class => [ 'render_block_core/query-no-results', 'save_post', 'deleted_post' ],
			],
			admin: [ MissedSearchesWidget::class ],
			routes: [ SearchController::class => [ 'search' ] ],
			tables: [ MissedSearchesTable::class, WordsTable::class ],
			migrations: [ WordsMigration::class ],
			hourly: [ WordsReader::class ],
			cron: [ WordsMigration::EVENT => WordsReader::class ],
			blocks: [ SearchForm::class ]
		);
	}
}
