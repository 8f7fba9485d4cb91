<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Leads\Lead;
use Brolga\Leads\Reports\FormDayRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Outbox\OutboxRepository;
use Brolga\Shop\Catalogue\Catalogue;
use WP_Post;

/**
 * Removes what the import has created and restores what it has changed. What the owner has edited
 * or uses since then stays, and is reported.
 *
 * @see START-8 START-9 START-10
 */
final class Undo {

	private const POINTERS = [ 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy', DemoImporter::TERMS ];

	public function __construct(
		private readonly DemoFolder $folder,
		private readonly CreatedItemRepository $made,
		private readonly LeadRepository $leads,
		private readonly OutboxRepository $jobs,
		private readonly SubscriberListRepository $subscribers,
		private readonly FormDayRepository $days,
		private readonly TestRepository $registry,
		private readonly HistoryRepository $history,
		private readonly Transaction $transaction,
		private readonly Catalogue $catalogue
	) {}

	/**
	 * Returns the remaining steps in order: settings first, so that none refers to a deleted page;
	 * images last, when it is clear which posts still use them.
	 *
	 * @return list<Step>
	 */
	public function steps( State $state ): array {
		$steps = [];
		foreach ( array_keys( $state->options ) as $name ) {
			$steps[] = new Step( __( 'Settings', 'brolga' ), static fn () => OptionChanges::restore( $state, $name ) );
		}
		foreach ( array_keys( $state->parts ) as $slug ) {
			$steps[] = new Step( __( 'Header and footer', 'brolga' ), fn () => $this->restore_part( $state, $slug ) );
		}
		foreach ( array_keys( $state->leads ) as $number ) {
			$steps[] = new Step( __( 'Leads', 'brolga' ), fn () => $this->remove_lead( $state, $number ) );
		}
		foreach ( array_keys( $state->subscribers ) as $id ) {
			$steps[] = new Step( __( 'Subscribers', 'brolga' ), fn () => $this->remove_subscriber( $state, $id ) );
		}
		$made     = array_reverse( array_diff_key( $this->made->all(), $state->kept ), true );
		$images = array_filter( $made, static fn ( int $id ): bool => 'attachment' === get_post_type( $id ) );
		foreach ( array_diff_key( $made, $images ) as $key => $id ) {
			$steps[] = new Step( get_the_title( $id ), fn () => $this->remove_post( $state, $key, $id ) );
		}
		foreach ( $images as $key => $id ) {
			$steps[] = new Step( get_the_title( $id ), fn () => $this->remove_image( $state, $key, $id ) );
		}
		$steps[] = new Step( __( 'Categories', 'brolga' ), fn () => $this->finish( $state ) );
		return $steps;
	}

	private function restore_part( State $state, string $slug ): void {
		$part = $state->parts[ $slug ] ?? null;
		if ( null !== $part && get_post( $part['id'] ) instanceof WP_Post ) {
			if ( '' === $part['print'] || $this->made->print_of( $part['id'] ) === $part['print'] ) {
				/** @var array{ID: int} $post */
				$post = wp_slash(
					[
						'ID'           => $part['id'],
						'post_content' => $part['content'],
					]
				);
				wp_update_post( $post );
			} else {
				$state->keep( "part:{$slug}", $part['title'], UndoExclusion::Edited );
			}
		}
		unset( $state->parts[ $slug ] );
	}

	private function remove_lead( State $state, int $number ): void {
		$known  = $state->leads[ $number ] ?? null;
		$lead = null === $known ? null : $this->leads->find( $known['id'] );
		if ( null !== $known && null !== $lead ) {
			$this->folder->load();
			if ( Leads::print_of( $lead ) === $known['print'] ) {
				$this->transaction->run(
					function () use ( $lead ): void {
						$this->leads->delete( $lead->id );
						$this->jobs->forget( Lead::subject( $lead->id ) );
					}
				);
			} else {
				$state->keep(
					"lead:{$number}",
					$lead->name,
					UndoExclusion::Lead,
					admin_url( "admin.php?page=brolga-leads&lead={$lead->id}" )
				);
			}
		}
		unset( $state->leads[ $number ] );
	}

	private function remove_subscriber( State $state, int $id ): void {
		$email = $state->subscribers[ $id ] ?? '';
		if ( SubscriberStatus::Confirmed === $this->subscribers->status( 'newsletter', $email ) ) {
			$this->transaction->run( fn (): bool => $this->subscribers->delete( $id ) );
		}
		unset( $state->subscribers[ $id ] );
	}

	private function remove_post( State $state, string $key, int $id ): void {
		$reason = $this->reason( $id );
		if ( null === $reason ) {
			wp_delete_post( $id, true );
			return;
		}
		$state->keep( $key, get_the_title( $id ), $reason, (string) get_edit_post_link( $id, 'raw' ) );
		CreatedItemRepository::release( $id );
	}

	private function reason( int $id ): ?UndoExclusion {
		return match ( true ) {
			$this->made->is_edited( $id ) => UndoExclusion::Edited,
			self::is_one_of( $id, array_map( get_option( ... ), self::POINTERS ) ) => UndoExclusion::Front,
			'page' === get_post_type( $id )
				&& [] !== get_children(
					[ 'post_parent' => $id, 'post_type' => 'page', 'fields' => 'ids', 'numberposts' => 1 ]
				) => UndoExclusion::Parent,
			default                          => null,
		};
	}

	/**
	 * Deletes an image with its files. One that stays keeps its demo key, so that another import finds it.
	 *
	 * @param string $key The demo's own name for it.
	 */
	private function remove_image( State $state, string $key, int $id ): void {
		$file   = (string) preg_replace(
			'/(-scaled)?\.\w+$/',
			'',
			(string) _wp_relative_upload_path( (string) get_attached_file( $id, true ) )
		);
		$reason = match ( true ) {
			$this->made->is_edited( $id ) => UndoExclusion::Edited,
			self::is_one_of(
				$id,
				[ get_option( 'site_logo' ), get_option( 'site_icon' ), get_theme_mod( 'custom_logo' ) ]
			)
				|| $this->made->is_shown( $id, $file ) => UndoExclusion::Used,
			default                          => null,
		};
		if ( null === $reason ) {
			wp_delete_attachment( $id, true );
		} else {
			$state->keep( $key, get_the_title( $id ), $reason, (string) get_edit_post_link( $id, 'raw' ) );
		}
	}

	/** @param array<mixed> $values */
	private static function is_one_of( int $id, array $values ): bool {
		return in_array(
			(string) $id,
			array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $values ),
			true
		);
	}

	/** Takes a sample of WordPress's out of the Trash as it was: unchanged. */
	private function restore( int $id ): void {
		if ( 'trash' === get_post_status( $id ) ) {
			wp_untrash_post( $id );
			wp_publish_post( $id );
			$this->made->call_unchanged( $id );
		}
	}

	private function finish( State $state ): void {
		foreach ( $state->terms as $term ) {
			if ( '' !== $term['taxonomy'] && [] === get_objects_in_term( $term['id'], $term['taxonomy'] ) ) {
				wp_delete_term( $term['id'], $term['taxonomy'] );
			}
		}
		foreach ( $state->samples as $id ) {
			$this->restore( $id );
		}
		foreach ( $state->begun as $day => $count ) {
			$this->days->take_back( 'enquiry', $day, $count );
		}
		foreach ( $state->tests as $test ) {
			$this->forget_test( TestKey::parse( $test ) );
		}
		if ( $this->catalogue->is_open() ) {
			$this->close_shop( $state );
		}
		$state->terms = $state->samples = $state->begun = $state->tests = $state->shop = [];
		$this->remove_folder();
		flush_rewrite_rules( false );
	}

	private function close_shop( State $state ): void {
		foreach ( $state->shop['orders'] ?? [] as $order ) {
			$this->catalogue->remove_order( $order );
		}
		if ( isset( $state->shop['tax'] ) ) {
			$this->catalogue->remove_tax( $state->shop['tax'] );
		}
		foreach ( [ 'delivery', 'overseas' ] as $kind ) {
			if ( isset( $state->shop[ $kind ] ) ) {
				$this->catalogue->remove_delivery( $state->shop[ $kind ] );
			}
		}
		foreach ( $state->shop['attributes'] ?? [] as $attribute ) {
			$this->catalogue->remove_attribute( $attribute );
		}
	}

	private function forget_test( TestKey $key ): void {
		$this->history->erase( $key );
		if ( null === get_post( $key->post ) ) {
			$this->registry->delete( $key );
		}
	}

	private function remove_folder(): void {
		$folder = wp_upload_dir()['basedir'] . '/fig-and-ferry';
		if ( is_dir( $folder ) && 2 === count( (array) scandir( $folder ) ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty folder of ours; WP_Filesystem may ask for a password.
			rmdir( $folder );
		}
	}
}
