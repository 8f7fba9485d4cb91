<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Api\Popups\PopupTrigger;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Popups\Counts\PopupCountsTable;
use Brolga\Popups\Screen\PopupsController;
use Brolga\Popups\Screen\PopupsScreen;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\PopupMetas;
use Brolga\Popups\Stored\TriggersInEditor;
use Brolga\Popups\Triggers\ExitTrigger;
use Brolga\Popups\Triggers\InactivityTrigger;
use Brolga\Popups\Triggers\LinkTrigger;
use Brolga\Popups\Triggers\LoadTrigger;
use Brolga\Popups\Triggers\ScrollTrigger;

/** Registers popups: their content, triggers and display limits. */
final class PopupsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ PopupType::class, PopupMetas::class, PopupPatterns::class ],
			waiting: [
				PopupsOnPage::class     => [ 'template_redirect' ],
				TriggersInEditor::class => [ 'block_editor_settings_all' ],
				PopupChanges::class => [
					'wp_after_insert_post',
					'deleted_post',
					'added_post_meta',
					'updated_post_meta',
					'deleted_post_meta',
				],
			],
			admin: [ PopupsScreen::class ],
			routes: [ PopupEventsController::class => [ 'popup-events' ], PopupsController::class => [ 'popups' ] ],
			options: [ PublishedPopups::OPTION ],
			leftovers: [ PopupLeftovers::class ],
			tables: [ PopupCountsTable::class ],
			settings: [ PopupsSection::class ],
			policy: [ PopupPolicy::class ],
			services: [ PopupStorage::class ],
			page_config: [ PopupData::class ],
			extensions: [
				PopupTrigger::class => [
					LinkTrigger::class,
					LoadTrigger::class,
					ScrollTrigger::class,
					ExitTrigger::class,
					InactivityTrigger::class,
				],
			]
		);
	}
}
