<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Container;
use Brolga\Core\Feature;
use Brolga\Core\Parts;
use Brolga\Experiments\Delivery\EditorParts;
use Brolga\Experiments\Delivery\ExperimentView;
use Brolga\Experiments\Delivery\GoalMarks;
use Brolga\Experiments\Delivery\Rendering;
use Brolga\Experiments\Delivery\SplitTrack;

/**
 * Tests: which there are, what pages are told of them, and what is counted.
 */
final class ExperimentsFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ ExperimentChanges::class, StatsAjax::class, SubjectAjax::class, EditorParts::class, GoalMarks::class, SplitTrack::class ],
			routes: [ EventsController::class, SubjectController::class ],
			public_routes: [ EventsController::PATH ],
			hourly: [ FastEndpoint::class ],
			options: [ FastEndpoint::OPTION ],
			tables: [ ExperimentsTable::class, CountsTable::class ],
			settings: [ ExperimentsSection::class ],
			blocks: [ ExperimentRepository::class, PageTests::class, ExperimentView::class, Rendering::class ],
			island: [ TestData::class ],
			bindings: [
				SubjectRenderer::class => static fn ( Container $container ): SubjectRenderer => $container->get( SavedSubject::class ),
			]
		);
	}
}
