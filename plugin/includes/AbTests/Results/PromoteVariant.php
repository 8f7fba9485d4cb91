<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability to replace a test with one of its variants.
 *
 * @see LEAD-81 AB-27
 */
final class PromoteVariant implements Ability {

	public function __construct(
		private readonly ResultService $results,
		private readonly TestService $tests
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'promote-variant',
			label: __( 'Promote a variant', 'brolga' ),
			description: __( 'Ends an A/B test and saves the page with a variant in its place, so that every visitor sees it. The current version is kept in the page’s revisions. Also requires permission to edit the page.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: TestInput::schema() + Schemas::properties( 'test-promotion' ),
			output: [ 'promoted' => [ 'type' => 'boolean' ] ],
			is_destructive: true
		);
	}

	public function execute( array $input ): array|WP_Error {
		$result = $this->results->of_text( $input['test'] ?? '' );
		$number = $input['variant'] ?? null;
		return null === $result || ! is_int( $number )
			? ResultService::not_found()
			: $this->tests->promote( $result->stored->test->key, $number, true === ( $input['title'] ?? false ) )
				?? [ 'promoted' => true ];
	}
}
