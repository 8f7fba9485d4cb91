<?php
declare( strict_types=1 );

namespace Brolga\AbTests;

use Brolga\AbTests\Delivery\ChosenGoals;
use Brolga\AbTests\Delivery\ConsentedGoals;
use Brolga\AbTests\Delivery\GoalMarks;
use Brolga\AbTests\Delivery\GoalScripts;
use Brolga\AbTests\Delivery\SavedVariant;
use Brolga\AbTests\Delivery\SplitTrack;
use Brolga\AbTests\Delivery\TestData;
use Brolga\AbTests\Delivery\TestView;
use Brolga\AbTests\Delivery\VariantAjax;
use Brolga\AbTests\Delivery\VariantController;
use Brolga\AbTests\Delivery\VariantRenderer;
use Brolga\AbTests\Delivery\VariantRendering;
use Brolga\AbTests\Delivery\WaitingRuntime;
use Brolga\AbTests\Goals\ClickGoal;
use Brolga\AbTests\Goals\CommentGoal;
use Brolga\AbTests\Goals\FormGoal;
use Brolga\AbTests\Goals\GoalsInEditor;
use Brolga\AbTests\Goals\PopupGoal;
use Brolga\AbTests\Goals\ReadGoal;
use Brolga\AbTests\Goals\ShopGoal;
use Brolga\AbTests\Goals\ShortcodeGoal;
use Brolga\AbTests\Goals\ViewGoal;
use Brolga\AbTests\Orders\OrderPageGoals;
use Brolga\AbTests\Orders\OrderValues;
use Brolga\AbTests\Orders\OrderVariants;
use Brolga\AbTests\Pages\PageCopies;
use Brolga\AbTests\Pages\PageTestField;
use Brolga\AbTests\Pages\PageTestView;
use Brolga\AbTests\Pages\VariantPageAddress;
use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Records\CountsTable;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\AbTests\Records\EventsController;
use Brolga\AbTests\Records\FastEndpoint;
use Brolga\AbTests\Records\OriginsTable;
use Brolga\AbTests\Records\RecordMetrics;
use Brolga\AbTests\Records\StatsAjax;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\EditorParts;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\SearchedControl;
use Brolga\AbTests\Registry\TestChanges;
use Brolga\AbTests\Registry\TestLock;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestsTable;
use Brolga\AbTests\Registry\TestStart;
use Brolga\AbTests\Results\ArchiveTest;
use Brolga\AbTests\Results\ListTests;
use Brolga\AbTests\Results\PromoteVariant;
use Brolga\AbTests\Results\ReportTest;
use Brolga\AbTests\Results\StartTest;
use Brolga\AbTests\Results\StopTest;
use Brolga\AbTests\Results\HistoryTable;
use Brolga\AbTests\Results\TestsCheck;
use Brolga\AbTests\Results\TestsCommand;
use Brolga\AbTests\Results\TestsController;
use Brolga\AbTests\Results\TestsDownload;
use Brolga\AbTests\Results\TestsNews;
use Brolga\AbTests\Results\TestsScreen;
use Brolga\AbTests\Results\TestWatch;
use Brolga\Api\Goals\GoalKind;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Rest\PublicAction;
use Brolga\Core\Support\Constants;
use Brolga\Search\Words\ContentAsked;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\OrderOriginAsked;
use Brolga\Shop\OrderPageAsked;

/** The A/B testing feature: the registry of tests, their delivery, and the counting of results. */
final class AbTestsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [
				EditorParts::class,
				GoalMarks::class,
				SplitTrack::class,
				ChosenGoals::class,
			],
			waiting: [
				StatsAjax::class         => PublicAction::hooks( Constants::AB_STATS_ACTION ),
				VariantAjax::class       => PublicAction::hooks( Constants::AB_SUBJECT_ACTION ),
				PageTestView::class      => [ 'the_content', 'render_block_core/post-title' ],
				ConsentedGoals::class    => [ 'wp_enqueue_scripts' ],
				WaitingRuntime::class    => [ 'wp_enqueue_scripts' ],
				// A page without tests needs no goal scripts.
				GoalScripts::class       => [ PageTests::class ],
				VariantPageAddress::class       => [ 'get_canonical_url', 'wp_robots', 'wp_sitemaps_posts_query_args' ],
				PageCopies::class        => [ 'display_post_states', 'get_pages' ],
				GoalsInEditor::class     => [ 'block_editor_settings_all' ],
				TestChanges::class => [
					'wp_after_insert_post',
					'before_delete_post',
					'deleted_post',
					'after_delete_post',
				],
				TestLock::class          => [ 'wp_insert_post_data' ],
				PageTestField::class     => [ 'rest_api_init', 'rest_dispatch_request' ],
			],
			listeners: [ OrderConfirmed::class => [ OrderValues::class ] ],
			answerers: [
				OrderOriginAsked::class => [ OrderVariants::class ],
				OrderPageAsked::class   => [ OrderPageGoals::class ],
				ContentAsked::class     => [ SearchedControl::class ],
			],
			admin: [ TestsScreen::class, TestsDownload::class, TestStart::class ],
			routes: [
				EventsController::class  => [ 'events' ],
				VariantController::class => [ 'experiments' ],
				TestsController::class   => [ 'tests' ],
				PageCopies::class        => [ 'tests' ],
			],
			hourly: [ BufferFlush::class, FastEndpoint::class, TestWatch::class ],
			leftovers: [ BufferFlush::class ],
			options: [ FastEndpoint::OPTION, TestRepository::HAS_ANY, TestRepository::GOAL_PLACES ],
			tables: [ TestsTable::class, CountsTable::class, OriginsTable::class, HistoryTable::class ],
			settings: [ AbTestsSection::class ],
			metrics: [ RecordMetrics::class ],
			dashboard: [ TestsNews::class ],
			checks: [ TestsCheck::class ],
			policy: [ AbTestPolicy::class ],
			services: [ CountingService::class ],
			abilities: [
				ListTests::class,
				ReportTest::class,
				StartTest::class,
				StopTest::class,
				ArchiveTest::class,
				PromoteVariant::class,
			],
			commands: [ 'brolga tests' => TestsCommand::class ],
			blocks: [ TestRepository::class, PageTests::class, TestView::class, VariantRendering::class ],
			page_config: [ TestData::class ],
			extensions: [
				GoalKind::class => [
					ClickGoal::class,
					FormGoal::class,
					ShopGoal::class,
					ViewGoal::class,
					ReadGoal::class,
					CommentGoal::class,
					ShortcodeGoal::class,
					PopupGoal::class,
				],
			],
			bindings: [
				EventBuffer::class     => static fn (): EventBuffer => EventBuffer::in( WP_CONTENT_DIR ),
				VariantRenderer::class => SavedVariant::class,
			]
		);
	}
}
