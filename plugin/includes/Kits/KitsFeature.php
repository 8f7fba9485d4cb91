<?php
declare( strict_types=1 );

namespace Brolga\Kits;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Kits\Actions\ExportKit;
use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Actions\ImportKit;
use Brolga\Kits\Actions\InspectKit;
use Brolga\Kits\Actions\ListKitItems;
use Brolga\Kits\Actions\UndoKit;
use Brolga\Kits\Admin\KitCommand;
use Brolga\Kits\Admin\KitDownload;
use Brolga\Kits\Admin\KitsController;
use Brolga\Kits\Admin\KitsSection;
use Brolga\Kits\Import\Previous;

/** Takes settings, brand, pages, patterns, forms and popups to another site, and brings other plugins' forms in. */
final class KitsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			admin: [ KitDownload::class ],
			routes: [ KitsController::class => [ 'kits' ] ],
			options: [ Previous::OPTION ],
			settings: [ KitsSection::class ],
			abilities: [
				ListKitItems::class,
				ExportKit::class,
				InspectKit::class,
				ImportKit::class,
				UndoKit::class,
				ImportForms::class,
			],
			commands: [ 'brolga kit' => KitCommand::class ]
		);
	}
}
