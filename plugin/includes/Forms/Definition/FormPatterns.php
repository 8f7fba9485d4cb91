<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Module;

/**
 * Registers complete forms as block patterns. Each is a file in plugin/patterns, which WordPress
 * reads only when somebody uses it.
 *
 * @see FORM-55
 */
final class FormPatterns implements Module {

	private const CATEGORY = 'brolga-forms';

	public function register(): void {
		add_action( 'init', $this->register_patterns( ... ) );
	}

	private function register_patterns(): void {
		foreach ( self::categories() as $name => $properties ) {
			register_block_pattern_category( $name, $properties );
		}
		foreach ( self::patterns() as $name => [ $title, $description, $keywords ] ) {
			register_block_pattern(
				"brolga/form-{$name}",
				[
					'title'         => $title,
					'description'   => $description,
					'categories'    => [ self::CATEGORY, 'contact' ],
					'keywords'      => $keywords,
					'blockTypes'    => [ 'brolga/contact-form' ],
					'viewportWidth' => 760,
					'filePath'      => dirname( __DIR__, 3 ) . "/patterns/{$name}.php",
				]
			);
		}
	}

	/** @return array<string, array{string, string, list<string>}> */
	public static function patterns(): array {
		return [
			'enquiry'         => [
				__( 'Enquiry', 'brolga' ),
				__( 'A question, its topic and how the visitor would like to be contacted.', 'brolga' ),
				[ __( 'contact', 'brolga' ), __( 'question', 'brolga' ), __( 'message', 'brolga' ) ],
			],
			'quote-request'   => [
				__( 'Quote request', 'brolga' ),
				__( 'The job, the place, the timing and the budget.', 'brolga' ),
				[ __( 'estimate', 'brolga' ), __( 'price', 'brolga' ), __( 'job', 'brolga' ) ],
			],
			'booking'         => [
				__( 'Booking', 'brolga' ),
				__( 'A date, a time and the number of guests.', 'brolga' ),
				[ __( 'appointment', 'brolga' ), __( 'reservation', 'brolga' ), __( 'table', 'brolga' ) ],
			],
			'feedback'        => [
				__( 'Feedback', 'brolga' ),
				__( 'How it went, what could be better, and permission to quote.', 'brolga' ),
				[ __( 'survey', 'brolga' ), __( 'review', 'brolga' ), __( 'rating', 'brolga' ) ],
			],
			'job-application' => [
				__( 'Job application', 'brolga' ),
				__( 'The role, the start date and a link to previous work.', 'brolga' ),
				[ __( 'career', 'brolga' ), __( 'vacancy', 'brolga' ), __( 'résumé', 'brolga' ) ],
			],
		];
	}

	/** @return array<string, array{label: string, description?: string}> */
	private static function categories(): array {
		$ours  = [
			self::CATEGORY => [
				'label'       => __( 'Forms', 'brolga' ),
				'description' => __( 'Complete forms, ready to use. Change the text to make them yours.', 'brolga' ),
			],
		];
		$added = Extensions::guard(
			'brolga_pattern_categories',
			static function (): array {
				/**
				 * Filters the categories of block patterns that other plugins add. Patterns name them in their
				 * `categories`.
				 *
				 * @since 0.1.0
				 *
				 * @param array<string, array{label: string, description?: string}> $categories Categories by name.
				 *     Default: none.
				 *
				 * @example
				 * add_filter(
				 * 	'brolga_pattern_categories',
				 * 	static fn ( array $categories ): array =>
				 * 		$categories + [ 'my-plugin' => [ 'label' => 'My patterns' ] ]
				 * );
				 */
				return (array) apply_filters( 'brolga_pattern_categories', [] );
			},
			[]
		);
		foreach ( $added as $name => $category ) {
			$label       = is_array( $category ) ? $category['label'] ?? null : null;
			$description = is_array( $category ) ? $category['description'] ?? '' : '';
			if ( is_string( $name ) && is_string( $label ) ) {
				$ours += [
					$name => [
						'label'       => $label,
						'description' => is_string( $description ) ? $description : '',
					],
				];
			}
		}
		return $ours;
	}
}
