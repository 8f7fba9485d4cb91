<?php
declare( strict_types=1 );

namespace Brolga\Leads\Import;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Import\ImportOfText;
use Brolga\Core\Roles;
use Brolga\Leads\EntryListRepository;
use Brolga\Leads\EntryRepository;
use WP_Error;

/**
 * What `wp brolga leads import` does, for programs.
 *
 * @see LEAD-81 EXPORT-5
 */
final class LeadImportAbility implements Ability {

	public function __construct(
		private readonly ImportOfText $import,
		private readonly EntryRepository $entries,
		private readonly EntryListRepository $list
	) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'import-leads';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Import leads', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Imports leads from a table that was exported from Brolga or from another form plugin, up to 2,000 rows at a time. Leads keep their original date, no emails are sent and duplicates are skipped.', 'brolga' );
	}

	/**
	 * Who manages leads.
	 */
	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	/**
	 * Rows are stored.
	 */
	public function is_readonly(): bool {
		return false;
	}

	/**
	 * What it needs.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function input(): array {
		return ImportOfText::input();
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return ImportOfText::output();
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		return $this->import->take( $input, new LeadImport( $this->entries, $this->list ), LeadImport::AUDIT );
	}
}
