<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use Brolga\Core\Support\All;
use Brolga\Core\Support\Later;
use Closure;
use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * One object of each class, built when it is first asked for, from the types of
 * its constructor. What types cannot tell stands in the features' bindings.
 */
final class Container {

	/** @var array<class-string, object> */
	private array $made = [];

	/** @var array<class-string<Feature>, array<class-string, class-string|Closure(Container): object>> Bindings. */
	private array $lent = [];

	/** @var array<string, list<Closure(): void>> Who is told of an occasion, see when(). */
	private array $told = [];

	/**
	 * @param array<class-string, object> $instead Objects that are used as they are: the plugin's file, a test's clock.
	 */
	public function __construct( private readonly Parts $parts, array $instead = [] ) {
		$this->made = [
			self::class  => $this,
			Parts::class => $parts,
		] + $instead;
	}

	/**
	 * The one object of a class.
	 *
	 * @template T of object
	 * @param class-string<T> $name The class, or an interface with a binding.
	 * @return T
	 *
	 * @throws LogicException When it cannot be built.
	 */
	public function get( string $name ): object {
		if ( ! isset( $this->made[ $name ] ) ) {
			$object = $this->make( $name );
			// Whoever is told below may ask for what is only being built now: the first one stays.
			$this->made[ $name ] ??= $object;
			$this->tell( $name );
		}
		$object = $this->made[ $name ];
		return $object instanceof $name ? $object : throw new LogicException( "What was built for {$name} is none." );
	}

	/**
	 * Has somebody told of an occasion, once: that an object is built, or that the first block of a name begins.
	 *
	 * @param non-falsy-string $occasion A class, or `block` and the block's name.
	 * @param Closure(): void  $tell     Is told; at once where the object is there.
	 */
	public function when( string $occasion, Closure $tell ): void {
		if ( isset( $this->made[ $occasion ] ) ) {
			$tell();
			return;
		}
		$this->told[ $occasion ][] = $tell;
	}

	/**
	 * Tells of an occasion.
	 *
	 * @param string $occasion See when().
	 */
	public function tell( string $occasion ): void {
		if ( isset( $this->told[ $occasion ] ) ) {
			$told = $this->told[ $occasion ];
			unset( $this->told[ $occasion ] );
			foreach ( $told as $tell ) {
				$tell();
			}
		}
	}

	/**
	 * Objects of several classes.
	 *
	 * @template T of object
	 * @param list<class-string<T>> $names The classes.
	 * @return list<T>
	 */
	public function each( array $names ): array {
		return array_map( $this->get( ... ), $names );
	}

	/**
	 * Builds an object.
	 *
	 * @param class-string $name Its class.
	 */
	private function make( string $name ): object {
		$lender  = $this->parts->lenders[ $name ] ?? null;
		$binding = null === $lender ? $this->parts->bindings[ $name ] ?? null : $this->lent( $lender )[ $name ] ?? null;
		if ( null !== $binding ) {
			return is_string( $binding ) ? $this->get( $binding ) : $binding( $this );
		}
		$class = new ReflectionClass( $name );
		if ( ! $class->isInstantiable() ) {
			throw new LogicException( "{$name} has no binding." );
		}
		return $class->newInstanceArgs( array_map(
			fn ( ReflectionParameter $parameter ): mixed => $this->argument( $parameter, $name ),
			$class->getConstructor()?->getParameters() ?? []
		) );
	}

	/**
	 * A feature's bindings, where they are not among the parts.
	 *
	 * @param class-string<Feature> $feature Its class.
	 * @return array<class-string, class-string|Closure(Container): object>
	 */
	private function lent( string $feature ): array {
		return $this->lent[ $feature ] ??= ( new $feature() )->parts()->bindings;
	}

	/**
	 * What a constructor gets.
	 *
	 * @param string $name Its class.
	 */
	private function argument( ReflectionParameter $parameter, string $name ): mixed {
		foreach ( $parameter->getAttributes() as $attribute ) {
			$told = $attribute->newInstance();
			if ( $told instanceof All ) {
				$names = $this->parts->of( $told->kind );
				return $told->later ? fn (): array => $this->each( $names ) : $this->each( $names );
			}
			if ( $told instanceof Later ) {
				return fn (): object => $this->get( $told->name );
			}
		}
		$type = $parameter->getType();
		if ( $type instanceof ReflectionNamedType && ! $type->isBuiltin() && Closure::class !== $type->getName() ) {
			/** @var class-string $wanted */
			$wanted = $type->getName();
			return $this->get( $wanted );
		}
		return $parameter->isDefaultValueAvailable()
			? $parameter->getDefaultValue()
			: throw new LogicException( "{$name} needs a binding: nothing tells its \${$parameter->getName()}." );
	}
}
