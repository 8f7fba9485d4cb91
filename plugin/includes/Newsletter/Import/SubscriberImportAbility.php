<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Import\ImportOfText;
use Brolga\Core\Import\ImportRefused;
use Brolga\Core\Import\ImportRequest;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability that does what `wp brolga subscribers import` does.
 *
 * @see LEAD-81 EXPORT-5 NEWS-15
 */
final class SubscriberImportAbility implements Ability {

	public function __construct(
		private readonly ImportOfText $import,
		private readonly SubscriberImports $subscribers
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'import-subscribers',
			label: __( 'Import subscribers', 'brolga' ),
			description: __( 'Imports a table of people who agreed elsewhere, up to 2,000 rows at a time. Nobody is emailed, people who have unsubscribed are not added again, and people who are on the list already are not changed.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: ImportOfText::input() + [
				'consent' => [
					'description' => __( 'How these people agreed to your emails. Kept as proof of consent with each subscriber for whom the table has none.', 'brolga' ),
					'type'        => 'string',
					'minLength'   => 1,
					'maxLength'   => SubscriberImports::STATEMENT_LENGTH,
				],
				'list'    => [
					'description' => __( 'The list for rows without one.', 'brolga' ),
					'type'        => 'string',
					'default'     => SubscriberImports::LIST,
				],
				'create_lists' => [
					'description' => __( 'Whether to create lists that the table names but that do not exist yet.', 'brolga' ),
					'type'        => 'boolean',
					'default'     => false,
				],
			],
			output: ImportOfText::output()
		);
	}

	public function execute( array $input ): array|WP_Error {
		$text = static fn ( string $name ): string => is_string( $input[ $name ] ?? null ) ? $input[ $name ] : '';
		try {
			return $this->import->take(
				$input,
				$this->subscribers->of(
					$text( 'list' ),
					$text( 'consent' ),
					true === ( $input['create_lists'] ?? null )
				),
				SubscriberImports::AUDIT
			);
		} catch ( ImportRefused $refusal ) {
			return ImportRequest::refusal( $refusal->getMessage() );
		}
	}
}
