<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Texts\PageTexts;
use Brolga\Ai\Texts\SampleTexts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Text;
use WP_Error;

/**
 * Saves the drafts that a person has accepted. The texts before are in the page's revisions.
 *
 * @see AI-12
 */
final class SaveTexts implements ConditionalAbility {

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'save-drafted-texts',
			label: __( 'Save drafted texts', 'brolga' ),
			description: __( 'Saves accepted drafts in the place of a page’s texts. A text that has changed since is left as it is.', 'brolga' ),
			capability: 'edit_posts',
			input: [
				'post'  => Id::schema( __( 'The page’s ID.', 'brolga' ) ),
				'items' => ChangedText::schema(),
			],
			output: [
				'saved'   => [ 'type' => 'integer' ],
				'skipped' => [
					'description' => __( 'How many texts have changed since they were drafted.', 'brolga' ),
					'type'        => 'integer',
				],
			],
			is_for_screens: true
		);
	}

	/** @return array{saved: int, skipped: int}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		$post = Input::post( $input );
		if ( null === $post || ! in_array( $post->post_type, SampleTexts::TYPES, true ) ) {
			return Failure::not_yours();
		}
		$changes = ChangedText::read( $input['items'] ?? [] );
		$saved   = 0;
		$there   = 0;
		$content = PageTexts::change(
			$post->post_content,
			static function ( int $index, string $text ) use ( $changes, &$saved, &$there ): string {
				$after = Text::line( $changes[ $index ]['after'] ?? '' );
				if ( '' !== $after && $text === $after ) {
					// Saved by an earlier try, whose answer was lost.
					++$there;
					return $text;
				}
				if ( '' === $after || $text !== ( $changes[ $index ]['before'] ?? null ) ) {
					return $text;
				}
				++$saved;
				return $after;
			}
		);
		if ( $saved > 0 ) {
			// WordPress keeps no revision of a page that was never changed.
			wp_save_post_revision( $post->ID );
			$done = wp_update_post(
				[
					'ID'           => $post->ID,
					'post_content' => wp_slash( $content ),
				],
				true
			);
			if ( $done instanceof WP_Error ) {
				return $done;
			}
		}
		return [
			'saved'   => $saved + $there,
			'skipped' => count( $changes ) - $saved - $there,
		];
	}
}
