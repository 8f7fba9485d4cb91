<?php
declare( strict_types=1 );

namespace Brolga\Leads\Import;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Import\ImportOfText;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use WP_Error;

/**
 * The ability to import leads, as `wp brolga leads import` does.
 *
 * @see LEAD-81 EXPORT-5
 */
final class LeadImportAbility implements Ability {

	public function __construct(
		private readonly ImportOfText $import,
		private readonly LeadRepository $leads,
		private readonly LeadListRepository $list
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'import-leads',
			label: __( 'Import leads', 'brolga' ),
			description: __( 'Imports leads from a table that was exported from Brolga or from another form plugin, up to 2,000 rows at a time. Leads keep their original date, no emails are sent and duplicates are skipped.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: ImportOfText::input(),
			output: ImportOfText::output()
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->import->take( $input, new LeadImport( $this->leads, $this->list ), LeadImport::AUDIT );
	}
}
