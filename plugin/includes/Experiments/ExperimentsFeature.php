<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Container;
use Brolga\Core\Feature;
use Brolga\Core\Parts;
use Brolga\Experiments\Delivery\ConsentedGoals;
use Brolga\Experiments\Delivery\EditorParts;
use Brolga\Experiments\Delivery\ExperimentView;
use Brolga\Experiments\Delivery\GoalMarks;
use Brolga\Experiments\Delivery\Rendering;
use Brolga\Experiments\Delivery\SplitTrack;
use Brolga\Experiments\Delivery\WaitingRuntime;
use Brolga\Experiments\Orders\OrderValues;
use Brolga\Experiments\Orders\OrderVariants;
use Brolga\Experiments\Pages\PageAddress;
use Brolga\Experiments\Pages\PageTestField;
use Brolga\Experiments\Pages\PageTestView;
use Brolga\Experiments\Results\Abilities\ArchiveTest;
use Brolga\Experiments\Results\Abilities\ListTests;
use Brolga\Experiments\Results\Abilities\PromoteVariant;
use Brolga\Experiments\Results\Abilities\ReportTest;
use Brolga\Experiments\Results\Abilities\StartTest;
use Brolga\Experiments\Results\Abilities\StopTest;
use Brolga\Experiments\Results\HistoryTable;
use Brolga\Experiments\Results\TestsCheck;
use Brolga\Experiments\Results\TestsCommand;
use Brolga\Experiments\Results\TestsController;
use Brolga\Experiments\Results\TestsDownload;
use Brolga\Experiments\Results\TestsNews;
use Brolga\Experiments\Results\TestsScreen;
use Brolga\Experiments\Results\TestWatch;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\OrderOriginAsked;

/**
 * Tests: which there are, what pages are told of them, and what is counted.
 */
final class ExperimentsFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ StatsAjax::class, SubjectAjax::class, EditorParts::class, GoalMarks::class, PageTestView::class, PageAddress::class, SplitTrack::class, ConsentedGoals::class, WaitingRuntime::class ],
			waiting: [
				ExperimentChanges::class => [ 'wp_after_insert_post', 'before_delete_post', 'deleted_post', 'after_delete_post' ],
				DraftTests::class        => [ 'wp_insert_post_data' ],
				PageTestField::class     => [ 'rest_api_init', 'rest_dispatch_request' ],
			],
			listeners: [ OrderConfirmed::class => [ OrderValues::class ] ],
			answerers: [ OrderOriginAsked::class => [ OrderVariants::class ] ],
			admin: [ TestsScreen::class, TestsDownload::class, TestStart::class ],
			routes: [ EventsController::class, SubjectController::class, TestsController::class ],
			public_routes: [ EventsController::PATH ],
			hourly: [ FastEndpoint::class, TestWatch::class ],
			options: [ FastEndpoint::OPTION, ExperimentRepository::HAS_ANY ],
			tables: [ ExperimentsTable::class, CountsTable::class, OriginsTable::class, HistoryTable::class ],
			settings: [ ExperimentsSection::class ],
			dashboard: [ TestsNews::class ],
			checks: [ TestsCheck::class ],
			policy: [ ExperimentPolicy::class ],
			services: [ CountingService::class ],
			abilities: [ ListTests::class, ReportTest::class, StartTest::class, StopTest::class, ArchiveTest::class, PromoteVariant::class ],
			commands: [ 'brolga tests' => TestsCommand::class ],
			blocks: [ ExperimentRepository::class, PageTests::class, ExperimentView::class, Rendering::class ],
			island: [ TestData::class ],
			bindings: [
				SubjectRenderer::class => static fn ( Container $container ): SubjectRenderer => $container->get( SavedSubject::class ),
			]
		);
	}
}
