<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\LeadQuery;
use InvalidArgumentException;
use WP_Error;

/**
 * The ability to export leads as CSV text, as many as fit into a response. For larger exports
 * there are the Leads screen and the command line, which stream.
 *
 * @see LEAD-20 EXPORT-1 PRIV-5
 */
final class ExportLeads implements Ability {

	public const MAX = 1000;

	public function __construct(
		private readonly LeadExport $export,
		private readonly AuditLogRepository $audit,
		private readonly InboxFilters $filters
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'export-leads',
			label: __( 'Export leads', 'brolga' ),
			description: __( 'Returns the filtered leads as CSV that is safe to open in a spreadsheet. Each export is recorded in the audit log.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: $this->filters->parameters(),
			output: [
				'csv'   => [
					'type'        => 'string',
					'description' => __( 'UTF-8 with a byte order mark.', 'brolga' ),
				],
				'leads' => [
					'type'        => 'integer',
					'description' => __( 'Number of leads.', 'brolga' ),
				],
			]
		);
	}

	public function execute( array $input ): array|WP_Error {
		try {
			$filter = $this->filters->filter( $input );
		} catch ( InvalidArgumentException $error ) {
			return new WP_Error( 'brolga_no_such_filter', $error->getMessage(), [ 'status' => 400 ] );
		}
		$query   = $filter->query( 0, LeadQuery::BATCH );
		$columns = $this->export->columns( $query );
		if ( $columns->leads() > self::MAX || ! $columns->is_whole() ) {
			return new WP_Error(
				'brolga_too_many_leads',
				sprintf(
					/* translators: %d: how many leads an answer holds. */
					_n(
						'No more than %d lead can be returned at once. Narrow the filter, or export the leads on the Leads screen.',
						'No more than %d leads can be returned at once. Narrow the filter, or export the leads on the Leads screen.',
						self::MAX,
						'brolga'
					),
					self::MAX
				),
				[ 'status' => 413 ]
			);
		}
		$this->audit->record( get_current_user_id(), 'export_leads', $columns->leads(), $filter->words() );
		return [
			'csv'   => implode( '', iterator_to_array( $this->export->lines( $query, $columns ), false ) ),
			'leads' => $columns->leads(),
		];
	}
}
